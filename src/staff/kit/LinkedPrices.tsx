import Stack from '@mui/material/Stack'
import type { FieldProps } from '../../ui/form/fieldsOf'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { MoneyField } from './MoneyField'
import type { LinkedTotal } from './useLinkedTotals'

interface Amount {
  label: string
  field: FieldProps
}

/** A price per game and its total, which follows the price until the person unlinks it. */
export function LinkedPrices({
  price,
  total,
  link,
}: {
  price: Amount
  total: Amount
  /** Null where nobody knows for how many games the plan is sold. */
  link: LinkedTotal | null
}) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      <MoneyField
        {...price.field}
        label={price.label}
        onChange={(event) => {
          link?.follow(event.target.value)
          return price.field.onChange(event)
        }}
      />
      <Stack sx={{ width: '100%' }}>
        <MoneyField
          {...total.field}
          label={total.label}
          // What stands there was reckoned: a click to type another total takes all of it.
          onClick={({ target }) => {
            if (link?.isLinked && target instanceof HTMLInputElement) target.select()
          }}
          onChange={(event) => {
            link?.setLinked(false)
            return total.field.onChange(event)
          }}
        />
        {link && (
          <SmallCheckbox
            label="Total follows price"
            name={`${total.label} follows price`}
            checked={link.isLinked}
            onCheck={link.setLinked}
          />
        )}
      </Stack>
    </Stack>
  )
}
