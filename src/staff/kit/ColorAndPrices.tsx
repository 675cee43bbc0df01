import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { colorProblem, cssColor } from '../../domain/colors'
import { moneyText } from '../../domain/money'
import type { PriceName } from '../../domain/prices'
import { type PricingLocation, printedSaving } from '../../domain/pricing'
import { fieldsOf } from '../../ui/form/fieldsOf'
import styles from './ColorAndPrices.module.css'
import { centsOf, PriceFields } from './PriceFields'
import { totalOffers } from './totalOffers'
import { type TypedPrices, useLinkedTotals } from './useLinkedTotals'

/** A location's color, its four prices and what they save, tied to the form that holds them. */
export function ColorAndPrices<Typed extends TypedPrices, Values>({
  form,
  labels,
  games,
}: {
  form: UseFormReturn<Typed, unknown, Values>
  labels: Record<PriceName, string>
  /** For how many the plan is sold; null when nobody knows. */
  games: number | null
}) {
  // The form's own type names no path of a type that is not known yet.
  const part = form as unknown as UseFormReturn<TypedPrices, unknown, TypedPrices>
  const typed = useWatch({ control: part.control }) as TypedPrices
  const links = useLinkedTotals(part, games)
  return (
    <>
      <Controller
        control={part.control}
        name="color"
        render={({ field }) => <ColorField field={field} />}
      />
      <PriceFields
        labels={labels}
        field={fieldsOf(part)}
        links={links}
        offers={totalOffers(typed, games)}
        onTake={({ field, total }) =>
          part.setValue(field, total, { shouldDirty: true, shouldValidate: true })
        }
      />
      <Savings prices={centsOf(typed)} />
    </>
  )
}

/** The saving as the customer's sheet prints it (docs/rules/fields.md#pricing-plan), of what is typed. */
function Savings({
  prices,
}: {
  prices: Pick<PricingLocation, 'planHolderTotal' | 'boxOfficeTotal'>
}) {
  return <div>{`Total savings: ${moneyText(printedSaving(prices)) || '—'}`}</div>
}

/** What react-hook-form's Controller hands to a field. */
interface ColorInput {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** A location's colour as hex text, with a preview that opens the system's own palette. */
function ColorField({ field }: { field: ColorInput }) {
  const { value, onChange, onBlur, ref: inputRef } = field
  const color = cssColor(value)
  return (
    <TextField
      label="Color"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/^\s*#+/, ''))}
      onBlur={onBlur}
      inputRef={inputRef}
      autoComplete="off"
      helperText={hint(value.trim())}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              {/* The colour is data: a style attribute cannot be broken out of. */}
              <span className={styles.preview} style={{ backgroundColor: color }}>
                <input
                  type="color"
                  aria-label="Palette"
                  title="Palette"
                  value={sixDigits(color)}
                  onChange={(event) => onChange(event.target.value.slice(1).toUpperCase())}
                />
              </span>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** Unusable colours may be saved: they show as grey (docs/rules/fields.md#location-color). */
function hint(typed: string): string {
  if (typed === '')
    return '3, 4 or 6 hex characters, for example C8102E; without one it shows as grey'
  return colorProblem(typed) ?? ' '
}

/** The only form the palette takes: `#abc` → `#aabbcc`, any transparency dropped. */
function sixDigits(color: string): string {
  const hex = color.slice(1)
  if (hex.length === 6) return color
  return `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}`
}
