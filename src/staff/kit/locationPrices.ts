import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { moneyInput, moneyText, parseMoney, withSign } from '../../domain/money'
import {
  followsPrice,
  NO_AMOUNT,
  type PriceName,
  priceInput,
  priceLabels,
  priceOfTotal,
  type TotalName,
  totalNames,
  totalOf,
  unreadableText,
} from '../../domain/prices'
import type { PricingLocation, UnreadablePrices } from '../../domain/pricing'
import type { FieldTexts } from '../../ui/form/fieldTexts'

/* The four prices in the forms of a location, and the totals that follow them. */

/** What both forms of a location hold, besides its names. */
export type TypedPrices = Record<PriceName | 'color', string>

const perPrice = <T>(of: (name: PriceName) => T) =>
  Object.fromEntries(
    Object.keys(priceLabels).map((name) => [name, of(name as PriceName)]),
  ) as Record<PriceName, T>

/** A price as a form gives it: cents, null where it is blank, or what the server sent that is no amount. */
type FormPrice = number | null | { sent: unknown }

/**
 * The four prices of a location in a form's rules: text in, cents or null out. What the server sent that is
 * no amount may stay.
 * @param known the record as the form has seen it, and as it is.
 */
export const priceEntries = (...known: readonly (PricingLocation | null | undefined)[]) =>
  perPrice((name) => {
    const sentAs = (text: string) =>
      known.find((row) => row && unreadableText(row, name) === text)?.unreadable?.[name]
    return v.pipe(
      v.string(),
      v.check((text) => parseMoney(text) !== undefined || sentAs(text) !== undefined, NO_AMOUNT),
      v.transform((text): FormPrice => {
        const sent = sentAs(text)
        return sent === undefined ? (parseMoney(text) ?? null) : { sent }
      }),
    )
  })

/** What a form gives, with prices that are no amounts as a location has them. */
export function withUnreadable<Values extends Record<PriceName, FormPrice>>(values: Values) {
  const names = Object.keys(priceLabels) as PriceName[]
  const unreadable = names.flatMap((name) => {
    const price = values[name]
    return typeof price === 'object' && price !== null ? [[name, price.sent]] : []
  })
  const cents = perPrice((name) => (typeof values[name] === 'number' ? values[name] : null))
  return {
    ...values,
    ...cents,
    unreadable:
      unreadable.length > 0 ? (Object.fromEntries(unreadable) as UnreadablePrices) : undefined,
  }
}

/** A location's prices as the fields hold them; a new one's are blank. */
export const typedPrices = (row: PricingLocation | null) =>
  perPrice((name) => (row ? priceInput(row, name) : ''))

/** What is typed in cents; null where it is blank or no amount. */
export const centsOf = (typed: Record<PriceName, string>) =>
  perPrice((name) => parseMoney(typed[name]) ?? null)

/** The fields of the prices where two versions are compared, for `useRecordSave`. */
export const priceTexts = (
  labels: Record<PriceName, string>,
): FieldTexts<Record<PriceName, string>> =>
  // 0 is no price, however it is written (docs/rules/fields.md#prices).
  perPrice((name) => [
    labels[name],
    (text: string) => (parseMoney(text) === undefined ? text : moneyText(parseMoney(text) ?? null)),
  ])

/** The totals that do not follow from the typed prices, each with the one that would. */
export function totalOffers(typed: Record<PriceName, string>, games: number | null) {
  return totalNames.flatMap((field) => {
    const price = parseMoney(typed[priceOfTotal[field]])
    const total = parseMoney(typed[field])
    if (games === null || !price || total === undefined || total === price * games) return []
    const right = moneyInput(price * games)
    const sum = `${games} ${games === 1 ? 'game' : 'games'} at ${withSign(moneyInput(price))} come to ${withSign(right)}`
    return [
      {
        field,
        /** The one that would fit its price per game. */
        total: right,
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
export function useLinkedTotal(
  total: TotalName,
  form: UseFormReturn<TypedPrices>,
  typed: TypedPrices,
  games: number | null,
) {
  const [chosen, setChosen] = useState<boolean>()
  const price = priceOfTotal[total]
  const now = { price: parseMoney(typed[price]), total: parseMoney(typed[total]) }
  const isLinked = games !== null && (chosen ?? followsPrice(now, games))

  function compute(priceText: string): void {
    const price = parseMoney(priceText)
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
