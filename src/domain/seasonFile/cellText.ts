/**
 * Matches white space to replace: runs, and anything but a plain space. Most texts have none and
 * are not copied.
 */
const EXTRA_BLANKS = /[\s\u200b]{2,}|[^\S ]|\u200b/g

/** Normalizes a cell's white space to single plain spaces, without outer ones. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(EXTRA_BLANKS, ' ').trim()

/** Removes the apostrophe that keeps a spreadsheet's cell from being read as a number or date. */
export const withoutApostrophe = (plain: string): string => plain.replace(/^'/, '')

/** A header or a name as a lookup key: in lower case, with only letters, digits, spaces and #@. */
export const lookupKey = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}#@]+/gu, ' ')
    .replace(/\p{M}/gu, '')
    .trim()

/** Whether a text says that something is not known yet. */
export const isUndetermined = (text: string): boolean =>
  /^(?:t\.? ?b\.? ?[adc]\.?|to be (?:announced|determined|confirmed)|unknown|#?n\/a|#(?:ref|value|null|div\/0)!|#name\?|\?+|[-–—]+)$/i.test(
    plainText(text),
  )

/** A cell without a value. `open` if it says that the value is not known yet. */
export type NoValue = { kind: 'blank' | 'open' } | { kind: 'unreadable'; reason: string }

/** For '####', which a spreadsheet shows if a number is wider than its column. */
const TOO_NARROW = 'The column was too narrow when it was copied. Widen it and copy again.'

/** Why a plain text has no value; undefined if it may have one. */
export function noValueIn(text: string): NoValue | undefined {
  if (text === '') return { kind: 'blank' }
  if (/^#{2,}$/.test(text)) return { kind: 'unreadable', reason: TOO_NARROW }
  return isUndetermined(text) ? { kind: 'open' } : undefined
}
