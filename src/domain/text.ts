/* Texts for people: lists and counts in sentences, phone numbers, and cells without formulas. */

/** Joins names into a list for a sentence: 'a', 'a and b', 'a, b and c', 'a, b, c and 4 more'. */
export function joined(names: readonly string[], most = 4): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const rest = names.length - shown.length
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The plural of a word: 'games', 'parking passes'. */
export const plural = (word: string) => `${word}${/(s|x|ch|sh)$/.test(word) ? 'es' : 's'}`

/** A count with its noun: '1 game', '3 games'. */
export const counted = (count: number, word: string) =>
  `${count} ${count === 1 ? word : plural(word)}`

/**
 * A phone number as sheets print it: ten digits as 617-555-0106, whatever separates them; anything
 * else as stored.
 */
export function phoneText(phone: string): string {
  const [, area, office, line] =
    /^\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})$/.exec(phone.trim()) ?? []
  return area ? `${area}-${office}-${line}` : phone
}

/**
 * The start of a formula in spreadsheets, also in full width and after invisible characters or
 * quotes.
 */
const FORMULA = /^[\s\p{C}"']*[=+\-@＝＋－＠]/u

/**
 * Puts an apostrophe before a text that spreadsheets would run as a formula: `=HYPERLINK(…)` →
 * `'=HYPERLINK(…)`.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Removes the apostrophe of {@link escapeFormula}. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
