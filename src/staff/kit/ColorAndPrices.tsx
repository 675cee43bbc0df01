import { Controller, type UseFormReturn } from 'react-hook-form'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { ColorField } from './ColorField'
import { PriceFields, type PriceName } from './PriceFields'
import type { TotalOffer } from './totalOffers'

/** What both forms of a location hold, besides its names. */
type TypedPart = Record<PriceName | 'color', string>

/** A location's color and its four prices, tied to the form that holds them. */
export function ColorAndPrices<Typed extends TypedPart, Values>({
  form,
  labels,
  offers,
}: {
  form: UseFormReturn<Typed, unknown, Values>
  labels: Record<PriceName, string>
  /** Totals that would fit the prices typed. */
  offers: readonly TotalOffer[]
}) {
  // The form's own type names no path of a type that is not known yet.
  const part = form as unknown as UseFormReturn<TypedPart, unknown, TypedPart>
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
        offers={offers}
        onTake={({ field, total }) =>
          part.setValue(field, total, { shouldDirty: true, shouldValidate: true })
        }
      />
    </>
  )
}
