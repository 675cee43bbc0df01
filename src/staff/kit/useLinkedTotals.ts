import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { moneyInput, parseMoney } from '../../domain/money'
import {
  followsPrice,
  type PriceName,
  priceOfTotal,
  type TotalName,
  totalNames,
  totalOf,
} from '../../domain/prices'

/** What both forms of a location hold, besides its names. */
export type TypedPrices = Record<PriceName | 'color', string>

/** How a total hangs on its price. */
export interface LinkedTotal {
  isLinked: boolean
  /** Links it, and reckons it at once; or leaves it to the person. */
  setLinked: (isLinked: boolean) => void
  /** The price is about to become this text: a linked total follows it. */
  follow: (price: string) => void
}

/**
 * Totals that are their price times the plan's games until the person unlinks one, by its toggle or by
 * typing another (docs/rules/screens.md#pricing-plan-management). One that contradicts its price from
 * the start is not linked. Kept as long as the dialog is open.
 * @param games null where nobody knows how many: nothing is linked then.
 */
export function useLinkedTotals(form: UseFormReturn<TypedPrices>, games: number | null) {
  const [chosen, setChosen] = useState<Partial<Record<TotalName, boolean>>>({})
  const typed = useWatch({ control: form.control }) as TypedPrices

  function reckon(total: TotalName, priceText: string): void {
    const price = parseMoney(priceText)
    if (games === null || price === undefined) return
    const text = moneyInput(totalOf(price, games))
    form.setValue(total, text, { shouldDirty: true, shouldValidate: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of games alone
  useEffect(() => {
    for (const total of totalNames) {
      if (chosen[total]) reckon(total, form.getValues(priceOfTotal[total]))
    }
  }, [games])

  return (total: TotalName): LinkedTotal | null => {
    if (games === null) return null
    const now = { price: parseMoney(typed[priceOfTotal[total]]), total: parseMoney(typed[total]) }
    const isLinked = chosen[total] ?? followsPrice(now, games)
    const setLinked = (yes: boolean) => setChosen((before) => ({ ...before, [total]: yes }))
    return {
      isLinked,
      setLinked(yes) {
        setLinked(yes)
        if (yes) reckon(total, form.getValues(priceOfTotal[total]))
      },
      follow(priceText) {
        if (!isLinked) return
        setLinked(true)
        reckon(total, priceText)
      },
    }
  }
}
