import type { Contact } from '../../domain/rep'
import { accountHeight, accountWidth } from '../kit/fit/contactFit'
import { floorToTenth, heightIn, lineCount, sizesDown, textWidth } from '../kit/fit/textWidth'

/* The sizes of everything above a package's games. Lengths are in points. */

/** Width of a package's page inside its margins. */
export const PACKAGE_WIDTH = 567.2

/** The input that decides how much space the header needs. */
export interface HeaderContent {
  title: string
  /** The note below the header that start times may change. */
  note: string
  /** How many teams play. Each has a logo. */
  teams: number
  /** The person to call, or null. */
  contact: Contact | null
}

/* The header's frame with its padding, and the gap between its parts. */
const SIDES = 20
const EDGES = 11
const GAP = 14
/** The line above the title. */
const EYEBROW = 12.6
const LINE_HEIGHT = 1.02
/** Space above and below a title on two lines. */
const AROUND_TITLE = 8

/** Smaller with many games. Must match the style sheet. */
const HEADER_SIZES = {
  roomy: { logo: 40, logoHeight: 52, note: 10.5, aroundNote: 12, listHead: 29 },
  tight: { logo: 28, logoHeight: 38, note: 9, aroundNote: 8, listHead: 17 },
}

/** What the second team's half of the header, above the second column, leaves to the title. */
const BESIDE_HALF = PACKAGE_WIDTH / 2 + 4 - SIDES

/** Width of the title, between the first team's logo and the contact or the second team's half. */
function titleWidth({ teams, contact }: HeaderContent, isTight: boolean): number {
  const logo = teams > 0 ? HEADER_SIZES[isTight ? 'tight' : 'roomy'].logo + GAP : 0
  const account = accountWidth(contact)
  const beside = account > 0 ? account + GAP : 0
  return (teams > 1 ? BESIDE_HALF : PACKAGE_WIDTH - SIDES - beside) - logo
}

/** The smallest title on one line, and the sizes on two. In a half of the header, a long one takes three of `third`. */
const TITLE_FONT = { oneLine: 20, largest: 22, third: 18, smallest: 13 }

/** Font size of the title on the first page: on one line, or on more if one would be too small. */
export function titleFont(header: HeaderContent, largest: number, isTight: boolean): number {
  const { title, teams } = header
  const width = titleWidth(header, isTight)
  const onOneLine = width / textWidth(title, 700)
  if (onOneLine >= TITLE_FONT.oneLine) return floorToTenth(Math.min(largest, onOneLine))
  const fits = (size: number) =>
    lineCount(title, width / size, 700) <= (teams > 1 && size <= TITLE_FONT.third ? 3 : 2)
  const largestOfTwo = isTight ? TITLE_FONT.third : TITLE_FONT.largest
  return sizesDown(largestOfTwo, TITLE_FONT.smallest, 0.5).find(fits) ?? TITLE_FONT.smallest
}

/** Height of header, note and the line with the list's heading. */
export function topHeight(header: HeaderContent, titleSize: number, isTight: boolean): number {
  const size = HEADER_SIZES[isTight ? 'tight' : 'roomy']
  const lines = lineCount(header.title, titleWidth(header, isTight) / titleSize, 700)
  const titleHeight = EYEBROW + lines * titleSize * LINE_HEIGHT + (lines > 1 ? AROUND_TITLE : 0)
  const frame = Math.max(titleHeight, size.logoHeight, accountHeight(header.contact))
  const noteType = { size: size.note, line: size.note * 1.2, weight: 500 } as const
  const note = heightIn(PACKAGE_WIDTH, header.note, noteType)
  return EDGES + frame + note + size.aroundNote + size.listHead
}

/** Limits a value to two bounds, and rounds it down to a tenth. */
export const clampToTenth = (low: number, value: number, high: number): number =>
  floorToTenth(Math.max(low, Math.min(high, value)))
