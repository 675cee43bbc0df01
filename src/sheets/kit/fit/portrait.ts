import { arena, arenaAddress, arenaSite, salesLine } from '../../../content/venue'
import { footerWords } from '../../../content/words/footerWords'
import { phoneText } from '../../../domain/phoneText'
import type { Rep } from '../../../domain/rep'
import { heightIn, lineCount, linesIn, type PaperType, textWidth } from './textWidth'

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

/* The compact footer of a portrait sheet. Lengths are points; SheetFooter.module.css has the same. */

const size = 7.4
const lineHeight = 9.5
const above = 3
/** Between its columns, and what bold letters take besides. */
const gap = 20

/** What it takes: the venue's line over one whose end is `last`, which wraps when it is long. */
export function compactFooterHeight(last: string): number {
  const venue = [arena, arenaAddress, arenaSite, footerWords.sales, salesLine].join(' ')
  const space = portraitWidth / size - textWidth(venue, 500) - gap / size
  return above + lineHeight * (1 + (last ? lineCount(last, space, 500) : 1))
}

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
const wayType: PaperType = { size: 11, line: 13.75, weight: 500 }

/** What a rep's card takes on paper, in points; `scale` is how much larger than usual it is set. */
export function repCardHeight(
  { name, phone, email }: Pick<Rep, 'name' | 'phone' | 'email'>,
  scale = 1,
): number {
  const space = portraitWidth / scale - sides
  const width = (text: string, { size, weight }: PaperType) => textWidth(text, weight) * size
  const ways = [phoneText(phone), email].filter(Boolean)
  const waysWidth = ways.reduce((sum, way) => sum + between + width(way, wayType), 0) - between
  const isOneLine = width(name, nameType) + between + waysWidth < space
  if (isOneLine) return scale * (lead + nameType.line)

  const wayLines =
    waysWidth < space
      ? Math.min(ways.length, 1)
      : ways.reduce((sum, way) => sum + linesIn(space, way, wayType), 0)
  return scale * (lead + heightIn(space, name, nameType) + wayLines * (wayType.line + 2))
}
