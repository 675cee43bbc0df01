/** Blanks to replace: several, or other than a plain space. Most texts have none and are not copied. */
const blanksToReplace = /[\s\u200b]{2,}|[^\S ]|\u200b/g

/** A cell's text with single, plain blanks, and none at the ends. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replace(blanksToReplace, ' ').trim()

/** A header or a name as a key: lower case, without anything but letters, digits and #@. */
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

/** A cell without a value: `open` where it states that the value is not known yet. */
export type NoValue = { kind: 'blank' | 'open' } | { kind: 'unreadable'; reason: string }

/** Why a plain text has no value; undefined where it may have one. */
export function noValueIn(text: string): NoValue | undefined {
  if (text === '') return { kind: 'blank' }
  if (/^#{2,}$/.test(text)) return { kind: 'unreadable', reason: TOO_NARROW }
  return isUndetermined(text) ? { kind: 'open' } : undefined
}

/** For '####', which a spreadsheet shows in place of a number that is wider than its column. */
const TOO_NARROW = 'The column was too narrow when it was copied. Widen it and copy again.'
