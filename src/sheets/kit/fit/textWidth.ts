import { advances500 } from './advances500'
import { advances700 } from './advances700'

/*
 * How wide text is in the sheets' condensed face, before any browser has laid it out. The widths
 * are the fonts' own. Kerning is left out: it narrows text by up to 7 % and widens a few pairs of
 * letters, such as LA and AA, by 0.034 em at most.
 */

const advances = { 500: advances500, 700: advances700 }

export type Weight = keyof typeof advances

/** Ems per character where another face steps in: alphabets; signs and pictures. */
const otherLetter = 0.9
const otherSign = 1.3

const tables = new Map<Weight, Map<string, number>>()

function tableOf(weight: Weight): Map<string, number> {
  let table = tables.get(weight)
  if (!table) {
    table = new Map()
    for (const [width, letters] of Object.entries(advances[weight].groups)) {
      for (const letter of letters) table.set(letter, Number(width) / 1000)
    }
    tables.set(weight, table)
  }
  return table
}

/** Width of a text on one line, in ems of its font size. */
export function textWidth(text: string, weight: Weight): number {
  const table = tableOf(weight)
  let width = 0
  for (const letter of text.normalize('NFC')) {
    width += table.get(letter) ?? table.get(letter.normalize('NFD').charAt(0)) ?? otherWidth(letter)
  }
  return width
}

/** The same where all figures are equally wide, as in columns of prices. */
export function figuresWidth(text: string, weight: Weight): number {
  const figures = text.replace(/\D/g, '').length
  return textWidth(text.replace(/\d/g, ''), weight) + (figures * advances[weight].figure) / 1000
}

function otherWidth(letter: string): number {
  if (/\p{M}|\p{C}/u.test(letter)) return 0
  return letter < '\u2e80' && /\p{L}/u.test(letter) ? otherLetter : otherSign
}
