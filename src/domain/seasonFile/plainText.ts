/** A cell as readers take it: usual blanks, single ones, none at the ends. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b]+/g, ' ')
    .trim()

/** A head or a name as it is looked up: lower case, without anything but letters, digits and #@. */
export const folded = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}#@]+/gu, ' ')
    .replace(/\p{M}/gu, '')
    .trim()

/** Ways to write that something is not known yet. */
export const isOpen = (text: string): boolean =>
  /^(?:t\.? ?b\.? ?[adc]\.?|to be (?:announced|determined|confirmed)|unknown|n\/a|\?+|[-–—]+)$/i.test(
    plainText(text),
  )

/** What a cell says that names no value. */
export type NoValue = { kind: 'blank' | 'open' } | { kind: 'unreadable'; why: string }

/** That of a plain text; undefined where it may name one. */
export function noValueIn(text: string): NoValue | undefined {
  if (text === '') return { kind: 'blank' }
  if (isTooNarrow(text)) return { kind: 'unreadable', why: TOO_NARROW }
  if (isOpen(text)) return { kind: 'open' }
}

/** What a spreadsheet shows of a number whose column is too narrow. */
const isTooNarrow = (text: string): boolean => /^#{2,}$/.test(text.trim())

const TOO_NARROW = 'The column was too narrow when it was copied: widen it and copy again.'
