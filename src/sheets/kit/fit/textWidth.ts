import advances from './advances.json' with { type: 'json' }

/*
 * The width of text in the sheets' condensed font, before any browser has laid it out. Widths are from
 * the font files. Kerning is left out: it narrows text by up to 7 % and widens a few pairs of letters,
 * such as LA and AA, by 0.034 em at most.
 */

export type Weight = 500 | 700

/** Ems of a character that another font shows: letters of other alphabets; signs and emoji. */
const otherLetter = 0.9
const otherSign = 1.3

/** Width of each character in ems. */
const tableOf = (weight: Weight) =>
  new Map(
    Object.entries(advances[weight].groups).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width) / 1000] as const),
    ),
  )

const tables = { 500: tableOf(500), 700: tableOf(700) }

/** Width of a text on one line, in ems of its font size. */
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
  return letter < '\u2e80' && /\p{L}/u.test(letter) ? otherLetter : otherSign
}

/** A text, or its longest start with … that fits; '…' where none does. */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  const letters = [...text]
  const starts = letters.map((_, cut) => letters.slice(0, -cut - 1).join(''))
  return [text, ...starts.map((start) => `${start.trimEnd()}…`)].find(fits) ?? '…'
}

/* The number of lines of a text. Columns and widths are in ems of its font size. */

/** Width of a blank between two words. */
const blank = 0.2

/** Lines that a text takes in a column of so many ems; its words are kept whole where they fit. */
export function lineCount(text: string, column: number, weight: Weight): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const width = textWidth(word, weight)
    if (used > 0 && used + blank + width > column) {
      lines++
      used = 0
    }
    lines += Math.floor(width / column)
    used += (used > 0 ? blank : 0) + (width % column)
  }
  return lines
}

/** Lines before the last end with blank space. */
const wrapLoss = 1.15

/** A quick estimate of a text's lines from its width: never too few. */
export const linesOfWidth = (width: number, column: number): number =>
  width <= column ? 1 : Math.ceil((width * wrapLoss) / column)

/** Width of the widest word, in ems: a narrower column breaks it. */
export const widestWord = (text: string, weight: Weight): number =>
  Math.max(...text.split(/\s+/).map((word) => textWidth(word, weight)))

/** How text is set on paper. Lengths are points; the part's style sheet has the same. */
export interface TextStyle {
  size: number
  /** Height of a line. */
  line: number
  weight: Weight
}

/** Lines that a text takes in a column of so many points. */
export const linesIn = (column: number, text: string, { size, weight }: TextStyle): number =>
  lineCount(text, column / size, weight)

/** Height of a text in a column of so many points, in points. */
export const heightIn = (column: number, text: string, type: TextStyle): number =>
  linesIn(column, text, type) * type.line

/**
 * Font sizes or row heights to try, in points: from the largest down in steps, and the smallest at the
 * end. The caller takes the first that fits (docs/print.md#never-a-scaled-page).
 */
export function sizesDown(largest: number, smallest: number, step: number): number[] {
  const sizes: number[] = []
  for (let size = largest; size > smallest; size -= step) sizes.push(size)
  return [...sizes, smallest]
}

/** Down to a tenth of a point. */
export const floorToTenth = (points: number): number => Math.floor(points * 10) / 10

/** All numbers added up; 0 for none. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
