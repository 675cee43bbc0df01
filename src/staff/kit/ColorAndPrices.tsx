import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { MouseEventHandler } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { colorProblem, cssColor } from '../../domain/colors'
import { CURRENCY_SIGN, moneyText, withSign } from '../../domain/money'
import {
  type PriceName,
  priceOfTotal,
  printedSaving,
  type TotalName,
  totalNames,
} from '../../domain/prices'
import { Alert } from '../../ui/Alert'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { type FieldHint, type FieldProps, textFieldProps } from '../../ui/form/textFieldProps'
import styles from './kit.module.css'
import { type TypedPrices, totalOffers, useLinkedTotal } from './linkedTotals'
import { typedCents } from './locationForm'

interface ColorAndPricesProps {
  labels: Record<PriceName, string>
  /** The number of games in the plan; null if unknown. */
  games: number | null
  hints: FieldHint
}

/** The fields for a location's color and four prices, and the computed saving. Uses the surrounding form. */
export function ColorAndPrices({ labels, games, hints }: ColorAndPricesProps) {
  const form = useFormContext<TypedPrices>()
  const typed = useWatch<TypedPrices>({ control: form.control }) as TypedPrices
  const field = textFieldProps(form, hints)
  return (
    <>
      <ColorField {...field('color', { hint: colorHint(typed.color.trim()) })} />
      {totalNames.map((total) => (
        <PriceAndTotal key={total} total={total} labels={labels} games={games} field={field} />
      ))}
      {totalOffers(typed, games).map(({ name, total, message, isContradiction }) => (
        <Alert
          key={name}
          severity={isContradiction ? 'warning' : 'info'}
          button={{
            name: `Use ${withSign(total)}`,
            onClick: () => form.setValue(name, total, { shouldDirty: true, shouldValidate: true }),
          }}
        >
          {message}
        </Alert>
      ))}
      {/* As the customer's sheet prints it (docs/rules/fields.md#pricing-plan). */}
      <div>{`Total savings: ${moneyText(printedSaving(typedCents(typed))) || '—'}`}</div>
    </>
  )
}

interface PriceAndTotalProps {
  total: TotalName
  labels: Record<PriceName, string>
  games: number | null
  field: (name: PriceName) => FieldProps
}

/** The fields for a price per game and its total, which follows the price until unlinked. */
function PriceAndTotal({ total, labels, games, field }: PriceAndTotalProps) {
  const price = priceOfTotal[total]
  const link = useLinkedTotal(total, games)
  const [priceField, totalField] = [field(price), field(total)]
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      <MoneyField
        {...priceField}
        label={labels[price]}
        onChange={(event) => {
          link.follow(event.target.value)
          return priceField.onChange(event)
        }}
      />
      <Stack sx={{ width: '100%' }}>
        <MoneyField
          {...totalField}
          label={labels[total]}
          // Selects all of a computed total, so that typing replaces it.
          onClick={({ target }) => {
            if (link.isLinked && target instanceof HTMLInputElement) target.select()
          }}
          onChange={(event) => {
            link.setLinked(false)
            return totalField.onChange(event)
          }}
        />
        {games !== null && (
          <SmallCheckbox
            label="Total follows price"
            ariaLabel={`${labels[total]} follows price`}
            checked={link.isLinked}
            onChange={link.setLinked}
          />
        )}
      </Stack>
    </Stack>
  )
}

/** A field for an amount in dollars. Takes the props of `textFieldProps`. */
const MoneyField = (props: FieldProps & { label: string; onClick?: MouseEventHandler }) => (
  <TextField
    {...props}
    autoComplete="off"
    slotProps={{
      htmlInput: { inputMode: 'decimal' },
      input: { startAdornment: <InputAdornment position="start">{CURRENCY_SIGN}</InputAdornment> },
    }}
  />
)

/** A field for a color as hex text, with a preview that opens the browser's color picker. */
function ColorField({ ref, ...field }: FieldProps) {
  const { control, setValue } = useFormContext<TypedPrices>()
  const color = cssColor(useWatch({ control, name: 'color' }))
  return (
    <TextField
      {...field}
      // TextField passes `ref` to its outermost element.
      inputRef={ref}
      label="Color"
      onChange={(event) => {
        event.target.value = event.target.value.replace(/^\s*#+/, '')
        return field.onChange(event)
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              {/* Safe with stored data, because React sets the color as a style property. */}
              <span className={styles.preview} style={{ backgroundColor: color }}>
                <input
                  type="color"
                  aria-label="Palette"
                  title="Palette"
                  value={sixDigits(color)}
                  onChange={({ target }) =>
                    setValue('color', target.value.slice(1).toUpperCase(), { shouldDirty: true })
                  }
                />
              </span>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** The hint for a color. Unusable colors may be saved: they show as gray (docs/rules/fields.md#location-color). */
function colorHint(typed: string): string {
  if (typed === '')
    return '3, 4 or 6 hex characters, for example C8102E. If empty, it shows as gray'
  return colorProblem(typed) ?? ' '
}

/** Converts a color to the format of a color input: `#abc` → `#aabbcc`, without transparency. */
const sixDigits = (color: string) =>
  color.length === '#aabbcc'.length ? color : color.slice(0, '#abc'.length).replace(/\w/g, '$&$&')
