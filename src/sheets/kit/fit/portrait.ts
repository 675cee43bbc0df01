import type { Rep } from '../../../domain/rep'
import { phoneText } from '../../../domain/text'
import { heightIn, lineCount, type PaperType, textWidth } from './textWidth'

/* The width of a portrait sheet and of its columns, in points. */

/** Width of a portrait sheet inside its margins, in points, a hair under the 583.2 of the paper. */
export const portraitWidth = 583

/** One of two columns on it, with the gap of 17 points between them. */
export const portraitColumn = 283

/* A sheet of pages of its own making; see PaperPage. */

/** 10.5in: a little under the 10.6in inside the margins, so that rounding makes no second page. */
export const pageHeight = 756
/** The sheet's name above every page but the first. */
export const runningHeader = 34
/** What stands at the footer of each page where there are several. */
export const folio = 16

/** A longer name takes two lines. */
const longest = 36

/** Font size of a sheet's name above every page but the first, in points. */
export const runningFont = (title: string): number => (title.length > longest ? 11 : 15)

/** What a sheet's warning takes on portrait paper, in points; it wraps when it names many plans. */
export function warningHeight(warning: string): number {
  if (warning === '') return 0
  const lines = lineCount(warning, 560 / 9, 700)
  return 18 + lines * 12
}

/* The sizes of RepCard.module.css, in points. */
const sides = 26
const lead = 34
const between = 14
const nameType: PaperType = { size: 15, line: 18.75, weight: 700 }
const phoneType: PaperType = { size: 17, line: 21.25, weight: 700 }
const mailType: PaperType = { size: 11, line: 13.75, weight: 500 }

/** What a rep's card takes on paper, in points; `scale` is how much larger than usual it is set. */
export function repCardHeight(
  { name, phone, email }: Pick<Rep, 'name' | 'phone' | 'email'>,
  scale = 1,
): number {
  const space = portraitWidth / scale - sides
  const width = (text: string, { size, weight }: PaperType) => textWidth(text, weight) * size
  const both: [string, PaperType][] = [
    [phoneText(phone), phoneType],
    [email, mailType],
  ]
  const ways = both.filter(([text]) => text)
  const waysWidth =
    ways.reduce((sum, [text, type]) => sum + between + width(text, type), 0) - between
  const tallest = Math.max(0, ...ways.map(([, type]) => type.line))
  const isOneLine = width(name, nameType) + between + waysWidth < space
  if (isOneLine) return scale * (lead + Math.max(nameType.line, tallest))

  const wayLines =
    waysWidth < space
      ? tallest + 2
      : ways.reduce((sum, [text, type]) => sum + heightIn(space, text, type) + 2, 0)
  return scale * (lead + heightIn(space, name, nameType) + wayLines)
}
