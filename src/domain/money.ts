/*
 * Amounts of money: how they are typed, printed and sent. Inside the app an amount is in whole
 * cents, or null if unknown. Only this file has the currency.
 */

/** The sign before every amount. */
export const CURRENCY_SIGN = '$'

/** An amount's text with the currency before it: '61.50' → '$61.50', 'xx.xx' → '$xx.xx'. */
export const withSign = (amount: string): string => CURRENCY_SIGN + amount

const withoutSign = (text: string): string =>
  text.startsWith(CURRENCY_SIGN) ? text.slice(CURRENCY_SIGN.length) : text

/** Cents as the API's decimal text (docs/rules/fields.md#prices): 123450 → '1234.50'. */
export const decimalText = (cents: number): string => (cents / 100).toFixed(2)

/** Cents as decimal text with thousands separators: 123450 → '1,234.50'. */
const amountText = (cents: number) => decimalText(cents).replace(/\B(?=(\d{3})+\.)/g, ',')

/**
 * Parses a server's amount in dollars as whole cents: '61.50', ' 61.5', '$61.50', '1,234.50'. Null
 * for '' and 'N/A'. A comma before the last one or two digits is a decimal comma ('1234,50',
 * '1.234,50'); in '1,234' it separates thousands. Negative amounts are null, because no price is
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
 * Parses a typed amount in dollars as whole cents: '61.5', '$61.50', '1,234.50'. Null if blank,
 * undefined if it isn't an amount. Stricter than {@link parseStoredMoney}: a third decimal, a minus
 * or a decimal comma is a typing error, which must not become another price.
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
export const moneyInputText = (cents: number | null): string =>
  cents === null ? '' : amountText(cents)

/**
 * Formats cents as `$1,234.50`. `.00` is dropped unless `keepsCents`; null and 0 are ''
 * (docs/rules/fields.md#prices).
 */
export function moneyText(cents: number | null, keepsCents = false): string {
  if (!cents) return ''
  const amount = amountText(Math.abs(cents))
  return (cents < 0 ? '−' : '') + withSign(keepsCents ? amount : amount.replace(/\.00$/, ''))
}

/**
 * Like {@link moneyText}, always with decimals, so that the decimal points of a column are aligned.
 */
export const moneyColumnText = (cents: number | null): string => moneyText(cents, true)

/** Converts cents to dollars for a spreadsheet: 6150 → 61.5; '' for null and 0. */
export const exportDollars = (cents: number | null): number | '' => (cents ? cents / 100 : '')

/**
 * Formats the decimal text of a price list for calendars, without the currency: '90.00' → '90',
 * '61.5' → '61.50', 0 and blank → ''. Text that isn't a number, such as 'xx.xx', is unchanged.
 */
export function listedPriceText(price: string): string {
  const text = price.trim()
  if (text === '') return ''
  const amount = Number(text.replaceAll(',', ''))
  if (Number.isNaN(amount)) return text
  return amount === 0 ? '' : amount.toFixed(2).replace(/\.00$/, '')
}
