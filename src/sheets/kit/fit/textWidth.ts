import advances from './advances.json' with { type: 'json' }

/*
 * Computes the width of text in the sheets' condensed font without a browser layout. Widths are
 * from the font files. Kerning is ignored: it narrows text by up to 7%, and widens a few pairs of
 * letters, such as LA and AA, by 0.034 em at most.
 */

export type Weight = 500 | 700

/**
 * Width in ems of characters from a fallback font: letters of other alphabets, and signs and emoji.
 */
const OTHER_LETTER = 0.9
const OTHER_SIGN = 1.3

/** Width of each character in ems. */
const tableOf = (weight: Weight) =>
  new Map(
    Object.entries(advances[weight].groups).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width) / 1000] as const),
    ),
  )

const tables = { 500: tableOf(500), 700: tableOf(700) }

/** Width of a text on one line, in ems. */
export function textWidth(text: string, weight: Weight): number {
  const table = tables[weight]
  let width = 0
  for (const letter of text.normalize('NFC')) {
    width += table.get(letter) ?? table.get(letter.normalize('NFD').charAt(0)) ?? otherWidth(letter)
  }
  return width
}

/** Width in ems of a text with tabular figures, as in columns of prices. */
export function figuresWidth(text: string, weight: Weight): number {
  const figureCount = text.replace(/\D/g, '').length
  return textWidth(text.replace(/\d/g, ''), weight) + (figureCount * advances[weight].figure) / 1000
}

function otherWidth(letter: string): number {
  if (/\p{M}|\p{C}/u.test(letter)) return 0
  return letter < '\u2e80' && /\p{L}/u.test(letter) ? OTHER_LETTER : OTHER_SIGN
}

/** Returns the text, or the longest beginning that fits with '…' added, or just '…'. */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  const letters = [...text]
  const starts = letters.map((_, cut) => letters.slice(0, -cut - 1).join(''))
  return [text, ...starts.map((start) => `${start.trimEnd()}…`)].find(fits) ?? '…'
}

/* The number of lines of a text. Columns and widths are in ems. */

/** Width of the space between two words. */
const BLANK = 0.2

/**
 * The number of lines of a text in a column of this width. Only words wider than the column are
 * broken.
 */
export function lineCount(text: string, column: number, weight: Weight): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const width = textWidth(word, weight)
    if (used > 0 && used + BLANK + width > column) {
      lines++
      used = 0
    }
    lines += Math.floor(width / column)
    used += (used > 0 ? BLANK : 0) + (width % column)
  }
  return lines
}

/** Allows for the empty space at the end of wrapped lines. */
const WRAP_LOSS = 1.15

/** A quick estimate of a text's lines from its width. Never too low. */
export const linesOfWidth = (width: number, column: number): number =>
  width <= column ? 1 : Math.ceil((width * WRAP_LOSS) / column)

/** Width of the widest word, in ems. A narrower column would break it. */
export const widestWord = (text: string, weight: Weight): number =>
  Math.max(...text.split(/\s+/).map((word) => textWidth(word, weight)))

/** The font of a text on paper, in points. Must match the component's style sheet. */
export interface TextStyle {
  size: number
  /** Height of a line. */
  line: number
  weight: Weight
}

/** The number of lines of a text in a column of this width in points. */
export const linesIn = (column: number, text: string, { size, weight }: TextStyle): number =>
  lineCount(text, column / size, weight)

/** Height of a text in a column of this width, both in points. */
export const heightIn = (column: number, text: string, type: TextStyle): number =>
  linesIn(column, text, type) * type.line

/**
 * Font sizes or row heights to try, in points, from the largest down to the smallest. The caller
 * takes the first that fits (docs/print.md#never-a-scaled-page).
 */
export function sizesDown(largest: number, smallest: number, step: number): number[] {
  const sizes: number[] = []
  for (let size = largest; size > smallest; size -= step) sizes.push(size)
  return [...sizes, smallest]
}

/** Rounds down to a tenth of a point. */
export const floorToTenth = (points: number): number => Math.floor(points * 10) / 10

/** The sum of the numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
