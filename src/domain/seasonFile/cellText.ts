/** Blanks that are no single plain one, so that most texts are not copied. */
const oddBlanks = /[\s\u200b]{2,}|[^\S ]|\u200b/g

/** A cell as readers take it: usual blanks, single ones, none at the ends. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(oddBlanks, ' ').trim()

/** A head or a name as it is looked up: lower case, without anything but letters, digits and #@. */
export const lookupKey = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}#@]+/gu, ' ')
    .replace(/\p{M}/gu, '')
    .trim()

/** Ways to write that something is not known yet. */
export const isUndetermined = (text: string): boolean =>
  /^(?:t\.? ?b\.? ?[adc]\.?|to be (?:announced|determined|confirmed)|unknown|#?n\/a|#(?:ref|value|null|div\/0)!|#name\?|\?+|[-–—]+)$/i.test(
    plainText(text),
  )

/** What a cell says that names no value. */
export type NoValue = { kind: 'blank' | 'open' } | { kind: 'unreadable'; reason: string }

/** That of a plain text; undefined where it may name one. */
export function noValueIn(text: string): NoValue | undefined {
  if (text === '') return { kind: 'blank' }
  if (/^#{2,}$/.test(text)) return { kind: 'unreadable', reason: TOO_NARROW }
  return isUndetermined(text) ? { kind: 'open' } : undefined
}

/** Said of '####', which a spreadsheet shows of a number that is wider than its column. */
const TOO_NARROW = 'The column was too narrow when it was copied. Widen it and copy again.'
