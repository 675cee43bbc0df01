import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { moneyInput, parseTypedMoney, withSign } from '../../domain/money'
import {
  followsPrice,
  priceOfTotal,
  type TotalName,
  totalNames,
  totalOf,
} from '../../domain/prices'
import type { PriceName } from '../../domain/pricing'
import { counted } from '../../domain/text'

/* The totals of a location, which follow its prices per game while it is typed. */

/** What a form with prices holds of them. */
export type TypedPrices = Record<PriceName | 'color', string>

/** The totals that do not follow from the typed prices, each with the one that would. */
export function totalOffers(typed: Record<PriceName, string>, games: number | null) {
  return totalNames.flatMap((field) => {
    const price = parseTypedMoney(typed[priceOfTotal[field]])
    const total = parseTypedMoney(typed[field])
    if (games === null || !price || total === undefined || total === price * games) return []
    const offered = moneyInput(price * games)
    const sum = `${counted(games, 'game')} at ${withSign(moneyInput(price))} come to ${withSign(offered)}`
    return [
      {
        field,
        /** The total that fits its price per game. */
        total: offered,
        words: total === null ? `${sum}.` : `${sum}, not ${withSign(moneyInput(total))}.`,
        /** The field has another total. */
        isContradiction: total !== null,
      },
    ]
  })
}

/**
 * A total that is its price times the plan's games until the person unlinks it, by its check box or
 * by typing another (docs/rules/screens.md#pricing-plan-management). One that contradicts its price
 * from the start is not linked.
 * @param games null where the number is not known: nothing is linked then.
 */
export function useLinkedTotal(total: TotalName, games: number | null) {
  const form = useFormContext<TypedPrices>()
  const [chosen, setChosen] = useState<boolean>()
  const price = priceOfTotal[total]
  const [priceText, totalText] = useWatch({ control: form.control, name: [price, total] })
  const amounts = { price: parseTypedMoney(priceText), total: parseTypedMoney(totalText) }
  const isLinked = games !== null && (chosen ?? followsPrice(amounts, games))

  function compute(priceText: string): void {
    const price = parseTypedMoney(priceText)
    if (games === null || price === undefined) return
    const text = moneyInput(totalOf(price, games))
    form.setValue(total, text, { shouldDirty: true, shouldValidate: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of games alone
  useEffect(() => {
    if (chosen) compute(form.getValues(price))
  }, [games])

  return {
    isLinked,
    /** Links it, and computes it at once; or leaves it to the person. */
    setLinked(yes: boolean) {
      setChosen(yes)
      if (yes) compute(form.getValues(price))
    },
    /** The price is about to become this text: a linked total follows it. */
    follow(priceText: string) {
      if (!isLinked) return
      setChosen(true)
      compute(priceText)
    },
  }
}
