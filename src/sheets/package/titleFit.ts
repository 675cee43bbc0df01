import { lineCount, textWidth } from '../kit/fit/textWidth'
import {
  accountHeight,
  accountWidth,
  type Contact,
  type SheetFooterFacts,
  scanText,
} from '../kit/useSheetFooter'

/* A plan's name takes one line, or two where one would be too small. Lengths are points. */

/** What a sheet's header has besides the title: the square beside it and the words below. */
export const headerContent = (footer: SheetFooterFacts, contact: Contact | null) => ({
  /** Points of the square, and of the square with its words. */
  stampSide: footer.square.side,
  stampHeight: footer.stampHeight,
  /** The words beside the square: the page's address. */
  scan: scanText(footer),
  contact,
})
export type HeaderContent = ReturnType<typeof headerContent>

/** What a title leaves free of its two thirds of the header: the frame's padding and a gap. */
const titleSides = 20
const stampGap = 12
/** The width that the square leaves the words beside it. */
export const wordsWidth = ({ stampSide }: HeaderContent) => pageWidth - stampSide - stampGap
const titleWidth = (header: HeaderContent) => (wordsWidth(header) * 2) / 3 - titleSides
/** The rule on top, the air above and below the square, and the words beside it. */
const rule = 6
const stampAir = 6
const scanSize = 7.8
const scanLine = 9.8
/** The line above the title. */
const eyebrow = 12.6
const lineHeight = 1.02

/** Between the account manager and the words beside it; PaperPage.module.css has the same. */
const accountGap = 12

/**
 * A note over the page's address, and the account manager beside both.
 * @param noteHeight of the note in a space of so many points.
 */
export function besideAccount(
  header: HeaderContent,
  noteHeight: (space: number) => number,
): number {
  const space = wordsWidth(header) - (header.contact ? accountWidth + accountGap : 0)
  const scanLines = lineCount(header.scan, (space - 4) / scanSize, 500)
  const words = noteHeight(space) + scanLines * scanLine
  return Math.max(words, accountHeight(header.contact, accountWidth))
}

/** Two lines hold less than twice a line: words stay whole. */
const twoLineFactor = 1.9

/** Font size of the title on the first page. */
export function titleFont(title: string, largest: number, header: HeaderContent): number {
  const onOneLine = titleWidth(header) / textWidth(title, 700)
  if (onOneLine >= 20) return tenths(Math.min(largest, onOneLine))
  return within(13, onOneLine * twoLineFactor, 22)
}

/** Height of header, note and the line with the list's heading; `size` is the title's. */
export function headerHeight(
  title: string,
  size: number,
  isTight: boolean,
  header: HeaderContent,
  note: string,
): number {
  const lines = textWidth(title, 700) * size > titleWidth(header) ? 2 : 1
  const words = eyebrow + lines * size * lineHeight
  const frame = (isTight ? 16 : 26) + Math.max(words, isTight ? 34 : 52)
  const noteSize = isTight ? 9 : 10.5
  const below =
    besideAccount(header, (space) => lineCount(note, space / noteSize, 500) * noteSize * 1.2) +
    (isTight ? 8.5 : 17.5)
  const top = Math.max(frame + below, rule + 2 * stampAir + header.stampHeight)
  return top + (isTight ? 17 : 24)
}

/** Width of a package's page inside its margins, in points; on screen it is scaled. */
export const pageWidth = 583.2

/** Down to a tenth of a point. */
export const tenths = (points: number): number => Math.floor(points * 10) / 10

/** A value kept between two bounds, down to a tenth. */
export const within = (low: number, value: number, high: number): number =>
  tenths(Math.max(low, Math.min(high, value)))
