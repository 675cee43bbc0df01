import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import type { PriceName } from '../../domain/prices'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { ColorField } from './ColorField'
import { centsOf, PriceFields } from './PriceFields'
import { Savings } from './Savings'
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
