import * as v from 'valibot'

/** Beside a money field that holds something else. @forTests */
export const NO_AMOUNT = 'Enter an amount in dollars, for example 1,234.50'

/**
 * An amount in dollars as a person types it, in whole cents: '61.5', '$61.50', '1,234.50'. Blank
 * is null, undefined anything that is no amount. Stricter than what is read from the server: a
 * third decimal, a minus or a decimal comma is a slip that must not be stored as another price.
 */
export function parseMoney(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$\s*/, '')
  if (typed === '') return text.trim() === '' ? null : undefined
  const match = /^(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(typed)
  if (!match || !/\d/.test(typed)) return undefined
  const [, dollars = '', rest = ''] = match
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** Cents as they stand in a money field, ready to be typed over: 123450 → '1,234.50', null → ''. */
export function moneyInput(cents: number | null): string {
  if (cents === null) return ''
  return (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
}

/** A form's money field: the text typed becomes cents, null when blank. */
export const typedMoney = v.pipe(
  v.string(),
  v.check((text) => parseMoney(text) !== undefined, NO_AMOUNT),
  v.transform((text) => parseMoney(text) ?? null),
)
