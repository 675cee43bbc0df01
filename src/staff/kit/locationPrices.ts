import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { moneyInput, moneyText, parseMoney, withSign } from '../../domain/money'
import {
  followsPrice,
  NO_AMOUNT,
  type PriceName,
  priceLabels,
  priceOfTotal,
  type TotalName,
  totalNames,
  totalOf,
} from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import type { FieldTexts } from '../writes/fields'

/* The four prices in the forms of a location, and the totals that follow them. */

/** What both forms of a location hold, besides its names. */
export type TypedPrices = Record<PriceName | 'color', string>

const perPrice = <T>(of: (name: PriceName) => T) =>
  Object.fromEntries(
    Object.keys(priceLabels).map((name) => [name, of(name as PriceName)]),
  ) as Record<PriceName, T>

/** A form's money field: the text typed becomes whole cents, null when blank. */
const typedMoney = v.pipe(
  v.string(),
  v.check((text) => parseMoney(text) !== undefined, NO_AMOUNT),
  v.transform((text) => parseMoney(text) ?? null),
)

/** The four prices of a location in a form's rules: text in, cents or null out. */
export const priceEntries = perPrice(() => typedMoney)

/** A location's prices as the fields hold them; a new one's are blank. */
export const typedPrices = (row: PricingLocation | null) =>
  perPrice((name) => moneyInput(row?.[name] ?? null))

/** What is typed in cents; null where it is blank or no amount. */
export const centsOf = (typed: Record<PriceName, string>) =>
  perPrice((name) => parseMoney(typed[name]) ?? null)

/** The fields of the prices where two versions are compared, for `useRecordSave`. */
export const priceTexts = (
  labels: Record<PriceName, string>,
): FieldTexts<Record<PriceName, string>> =>
  perPrice((name) => [labels[name], (text: string) => moneyText(parseMoney(text) ?? null) || text])

/** A total that would fit its price per game. */
interface TotalOffer {
  field: TotalName
  total: string
  words: string
  /** The field has another total. */
  isContradiction: boolean
}

/** The totals that do not follow from the typed prices, each with the one that would. */
export function totalOffers(typed: Record<PriceName, string>, games: number | null): TotalOffer[] {
  return totalNames.flatMap((field) => {
    const price = parseMoney(typed[priceOfTotal[field]])
    const total = parseMoney(typed[field])
    if (games === null || !price || total === undefined || total === price * games) return []
    const right = moneyInput(price * games)
    const sum = `${games} ${games === 1 ? 'game' : 'games'} at ${withSign(moneyInput(price))} make ${withSign(right)}`
    return [
      {
        field,
        total: right,
        words: total === null ? `${sum}.` : `${sum}, not ${withSign(moneyInput(total))}.`,
        isContradiction: total !== null,
      },
    ]
  })
}

/** How a total depends on its price. */
export interface LinkedTotal {
  isLinked: boolean
  /** Links it, and computes it at once; or leaves it to the person. */
  setLinked: (isLinked: boolean) => void
  /** The price is about to become this text: a linked total follows it. */
  follow: (price: string) => void
}

/**
 * Totals that are their price times the plan's games until the person unlinks one, by its check box or
 * by typing another (docs/rules/screens.md#pricing-plan-management). One that contradicts its price
 * from the start is not linked.
 * @param games null where the number is not known: nothing is linked then.
 */
export function useLinkedTotals(
  form: UseFormReturn<TypedPrices>,
  typed: TypedPrices,
  games: number | null,
) {
  const [chosen, setChosen] = useState<Partial<Record<TotalName, boolean>>>({})

  function compute(total: TotalName, priceText: string): void {
    const price = parseMoney(priceText)
    if (games === null || price === undefined) return
    const text = moneyInput(totalOf(price, games))
    form.setValue(total, text, { shouldDirty: true, shouldValidate: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of games alone
  useEffect(() => {
    for (const total of totalNames) {
      if (chosen[total]) compute(total, form.getValues(priceOfTotal[total]))
    }
  }, [games])

  return (total: TotalName): LinkedTotal | null => {
    if (games === null) return null
    const now = { price: parseMoney(typed[priceOfTotal[total]]), total: parseMoney(typed[total]) }
    const isLinked = chosen[total] ?? followsPrice(now, games)
    const choose = (yes: boolean) => setChosen((before) => ({ ...before, [total]: yes }))
    return {
      isLinked,
      setLinked(yes) {
        choose(yes)
        if (yes) compute(total, form.getValues(priceOfTotal[total]))
      },
      follow(priceText) {
        if (!isLinked) return
        choose(true)
        compute(total, priceText)
      },
    }
  }
}
