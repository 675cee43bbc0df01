import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { MouseEventHandler } from 'react'
import type * as v from 'valibot'
import { CURRENCY_SIGN, moneyInput, moneyText, parseMoney, withSign } from '../../domain/money'
import type { PriceName, TotalName } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import type { FieldProps } from '../../ui/form/fieldsOf'
import { OfferAlert } from '../../ui/form/OfferAlert'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import type { FieldTexts } from '../writes/fields'
import type { TotalOffer } from './totalOffers'
import { typedMoney } from './typedMoney'
import type { LinkedTotal } from './useLinkedTotals'

/** The four prices of a location in a form's rules: text in, cents or null out. */
export const priceEntries = {
  planHolderPerGame: typedMoney,
  planHolderTotal: typedMoney,
  boxOfficePerGame: typedMoney,
  boxOfficeTotal: typedMoney,
} satisfies Record<PriceName, v.GenericSchema<string, number | null>>

type Typed = Record<PriceName, string>

/** A location's prices as the fields hold them; a new one's are blank. */
export const typedPrices = (row: PricingLocation | null): Typed => ({
  planHolderPerGame: moneyInput(row?.planHolderPerGame ?? null),
  planHolderTotal: moneyInput(row?.planHolderTotal ?? null),
  boxOfficePerGame: moneyInput(row?.boxOfficePerGame ?? null),
  boxOfficeTotal: moneyInput(row?.boxOfficeTotal ?? null),
})

/** What is typed in cents; null where it is blank or no amount. */
export const centsOf = (typed: Typed): Record<PriceName, number | null> => ({
  planHolderPerGame: parseMoney(typed.planHolderPerGame) ?? null,
  planHolderTotal: parseMoney(typed.planHolderTotal) ?? null,
  boxOfficePerGame: parseMoney(typed.boxOfficePerGame) ?? null,
  boxOfficeTotal: parseMoney(typed.boxOfficeTotal) ?? null,
})

/** How the prices read where two versions are compared, for `useRecordSave`. */
export const priceTexts = (labels: Record<PriceName, string>): FieldTexts<Typed> => ({
  planHolderPerGame: [labels.planHolderPerGame, priceText],
  planHolderTotal: [labels.planHolderTotal, priceText],
  boxOfficePerGame: [labels.boxOfficePerGame, priceText],
  boxOfficeTotal: [labels.boxOfficeTotal, priceText],
})

const priceText = (text: string) => moneyText(parseMoney(text) ?? null) || text

/** The four prices of a location, and the totals that would fit. */
export function PriceFields({
  labels,
  field,
  links,
  offers,
  onTake,
}: {
  labels: Record<PriceName, string>
  field: (name: PriceName) => FieldProps
  links: (total: TotalName) => LinkedTotal | null
  offers: readonly TotalOffer[]
  /** A total that is offered was chosen. */
  onTake: (offer: TotalOffer) => void
}) {
  const amount = (name: PriceName) => ({ label: labels[name], field: field(name) })
  const pair = (perGame: PriceName, total: TotalName) => (
    <LinkedPrices price={amount(perGame)} total={amount(total)} link={links(total)} />
  )
  return (
    <>
      {pair('planHolderPerGame', 'planHolderTotal')}
      {pair('boxOfficePerGame', 'boxOfficeTotal')}
      {offers.map((offer) => (
        <OfferAlert
          key={offer.field}
          severity={offer.isContradiction ? 'warning' : 'info'}
          words={offer.words}
          offer={`Use ${withSign(offer.total)}`}
          onTake={() => onTake(offer)}
        />
      ))}
    </>
  )
}

interface Amount {
  label: string
  field: FieldProps
}

/** A price per game and its total, which follows the price until the person unlinks it. */
function LinkedPrices({
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

/** An amount in dollars, kept as the text that was typed: spread a field of `fieldsOf` into it. */
function MoneyField({
  label,
  ...field
}: FieldProps & { label: string; onClick?: MouseEventHandler }) {
  return (
    <TextField
      {...field}
      label={label}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          startAdornment: <InputAdornment position="start">{CURRENCY_SIGN}</InputAdornment>,
        },
      }}
    />
  )
}
