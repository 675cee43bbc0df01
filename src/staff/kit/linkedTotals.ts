import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { moneyInputText, parseTypedMoney, withSign } from '../../domain/money'
import {
  followsPrice,
  type PriceName,
  priceOfTotal,
  type TotalName,
  totalNames,
  totalOf,
} from '../../domain/prices'
import { counted } from '../../domain/text'

/* The totals of a location, which follow its prices per game while typing. */

/** The values of a form with prices. */
export type TypedPrices = Record<PriceName | 'color', string>

/** The totals that differ from the typed price times the games, each with the computed total. */
export function totalOffers(typed: Record<PriceName, string>, games: number | null) {
  return totalNames.flatMap((name) => {
    const price = parseTypedMoney(typed[priceOfTotal[name]])
    const total = parseTypedMoney(typed[name])
    if (games === null || !price || total === undefined || total === price * games) return []
    const offered = moneyInputText(price * games)
    const sum = `${counted(games, 'game')} at ${withSign(moneyInputText(price))} come to ${withSign(offered)}`
    return [
      {
        name,
        /** The price per game times the games. */
        total: offered,
        message: total === null ? `${sum}.` : `${sum}, not ${withSign(moneyInputText(total))}.`,
        /** Whether the field has another total; otherwise it is blank. */
        isContradiction: total !== null,
      },
    ]
  })
}

/**
 * Computes a linked total from its price and the plan's games, until the person unlinks it with the check box or
 * by typing another total (docs/rules/screens.md#pricing-plan-management). A stored total that contradicts its
 * price isn't linked.
 * @param games the number of games; null if unknown, then the total isn't linked.
 */
export function useLinkedTotal(total: TotalName, games: number | null) {
  const form = useFormContext<TypedPrices>()
  const [chosen, setChosen] = useState<boolean>()
  const price = priceOfTotal[total]
  const [priceText, totalText] = useWatch({ control: form.control, name: [price, total] })
  const amounts = { price: parseTypedMoney(priceText), total: parseTypedMoney(totalText) }
  const isLinked = games !== null && (chosen ?? followsPrice(amounts, games))

  function compute(typedPrice: string): void {
    const cents = parseTypedMoney(typedPrice)
    if (games === null || cents === undefined) return
    const text = moneyInputText(totalOf(cents, games))
    form.setValue(total, text, { shouldDirty: true, shouldValidate: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed number of games recomputes the total
  useEffect(() => {
    if (chosen) compute(form.getValues(price))
  }, [games])

  return {
    isLinked,
    /** Links and computes the total, or unlinks it. */
    setLinked(isNowLinked: boolean) {
      setChosen(isNowLinked)
      if (isNowLinked) compute(form.getValues(price))
    },
    /** Call this with the typed price to update a linked total. */
    follow(typedPrice: string) {
      if (!isLinked) return
      setChosen(true)
      compute(typedPrice)
    },
  }
}
