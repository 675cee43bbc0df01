/*
 * Amounts of money: how they are typed, printed and sent. Inside the app an amount is whole cents, null
 * when unknown. Only this file names the currency.
 */

/** The sign before every amount. */
export const CURRENCY_SIGN = '$'

/** An amount's text with the currency before it: '61.50' → '$61.50', 'xx.xx' → '$xx.xx'. */
export const withSign = (amount: string): string => CURRENCY_SIGN + amount

const withoutSign = (text: string): string =>
  text.startsWith(CURRENCY_SIGN) ? text.slice(CURRENCY_SIGN.length) : text

/** A comma before every third digit from the end: '1234567' → '1,234,567'. */
const withThousandsCommas = (dollars: string): string => dollars.replace(/\B(?=(\d{3})+$)/g, ',')

/** Dollars and decimals of cents that are not negative: 123450 → ['1,234', '50']. */
function dollarsAndCents(cents: number): [dollars: string, decimals: string] {
  const [dollars = '', fraction = ''] = decimalText(cents).split('.')
  return [withThousandsCommas(dollars), fraction]
}

/** Cents as the API's decimal text (docs/rules/fields.md#prices): 123450 → '1234.50'. */
export const decimalText = (cents: number): string => (cents / 100).toFixed(2)

/**
 * An amount in dollars as a server stores it, in whole cents: '61.50', ' 61.5', '$61.50' and
 * '1,234.50' are read, '' and 'N/A' are null. A comma before one or two last digits is a decimal
 * comma: '1234,50', '1.234,50'; '1,234' stays a thousand. Negative amounts are null too: no price is
 * below zero.
 */
export function parseStoredMoney(text: string): number | null {
  const amount = withoutSign(text.trim())
  const isDecimalComma = /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(amount)
  if (!isDecimalComma && !/^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/.test(amount)) return null
  const number = isDecimalComma ? amount.replaceAll('.', '').replace(',', '.') : amount
  const cents = Math.round(Number(number.replaceAll(',', '')) * 100)
  return Number.isSafeInteger(cents) ? cents : null
}

/**
 * An amount in dollars as a person types it, in whole cents: '61.5', '$61.50', '1,234.50'. Null for a
 * blank text, undefined for one that is no amount. Stricter than {@link parseStoredMoney}: a third decimal, a
 * minus or a decimal comma is a typing error that must not become another price.
 */
export function parseTypedMoney(text: string): number | null | undefined {
  const typed = withoutSign(text.trim()).trimStart()
  if (typed === '') return text.trim() === '' ? null : undefined
  const match = /^(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(typed)
  if (!match || !/\d/.test(typed)) return undefined
  const [, dollars = '', fraction = ''] = match
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** Cents as the text of a money field: 123450 → '1,234.50', null → ''. */
export const moneyInput = (cents: number | null): string =>
  cents === null ? '' : dollarsAndCents(cents).join('.')

/**
 * `$1,234.50` of cents, `.00` dropped unless `keepsCents`; '' for null and 0
 * (docs/rules/fields.md#prices).
 */
export function moneyText(cents: number | null, keepsCents = false): string {
  if (!cents) return ''
  const [dollars, fraction] = dollarsAndCents(Math.abs(cents))
  const isWhole = fraction === '00' && !keepsCents
  return `${cents < 0 ? '−' : ''}${withSign(dollars)}${isWhole ? '' : `.${fraction}`}`
}

/** Cents as {@link moneyText} with both decimals, so that the points of a column are aligned. */
export const columnMoney = (cents: number | null): string => moneyText(cents, true)

/** An amount of cents as a number of dollars, for a spreadsheet: 6150 → 61.5; '' for null and 0. */
export const dollars = (cents: number | null): number | '' => (cents ? cents / 100 : '')

/**
 * The decimal text of a price list as calendars print it, without the currency: '90.00' → '90',
 * '61.5' → '61.50', 0 and blank → ''; what is no number, as 'xx.xx', stays as it is.
 */
export function listedPrice(price: string): string {
  const text = price.trim()
  if (text === '') return ''
  const amount = Number(text.replaceAll(',', ''))
  if (Number.isNaN(amount)) return text
  return amount === 0 ? '' : amount.toFixed(2).replace(/\.00$/, '')
}
