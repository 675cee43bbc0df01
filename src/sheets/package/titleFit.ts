import type { Contact } from '../../domain/rep'
import { accountHeight, accountWidth } from '../kit/fit/contactFit'
import { floorToTenth, heightIn, lineCount, textWidth } from '../kit/fit/textWidth'

/* The sizes of everything above a package's games. Lengths are in points. */

/** Width of a package's page inside its margins. */
export const pageWidth = 567.2

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
const sides = 20
const edges = 11
const gap = 14
/** The line above the title. */
const eyebrow = 12.6
const lineHeight = 1.02
/** Space between the second color's edge and its crest. */
const beforeCrest = 7
/** Space above and below a title on two lines. */
const aroundTitle = 8
/** The rule before the contact, with its padding. */
const rule = 14

/** Smaller with many games. Must match the style sheet. */
const headerSizes = {
  roomy: { logo: 40, logoHeight: 52, note: 10.5, aroundNote: 12, listHead: 24 },
  tight: { logo: 28, logoHeight: 38, note: 9, aroundNote: 8, listHead: 17 },
}

/** The font size that a title needs so that the second team's color can take half of the header. */
const titleBesideHalf = 24

/** Whether the second team's color starts above the second column, because the title is still large enough. */
export const isHalved = (header: HeaderContent, isTight: boolean): boolean =>
  header.teams > 1 &&
  titleWidth(header, isTight, true) >= titleBesideHalf * textWidth(header.title, 700)

/** Width of the title, between the first team's logo and the header's right part. */
function titleWidth(header: HeaderContent, isTight: boolean, half = isHalved(header, isTight)) {
  const { teams, contact } = header
  const color = half ? pageWidth / 2 - 4 : pageWidth / 3 + gap
  const logo = teams > 0 ? headerSizes[isTight ? 'tight' : 'roomy'].logo + gap : 0
  const account = accountWidth(contact)
  const beside = account > 0 ? account + gap : 0
  // The second team's logo is on that team's color, before the contact.
  const right = teams > 1 ? Math.max(color, logo + rule + beside + beforeCrest) : beside
  return pageWidth - sides - logo - right
}

/** Two lines hold less than twice the text of one, because words are not broken. */
const twoLineFactor = 1.9

/** Font size of the title on the first page: on one line, or on two if one would be too small. */
export function titleFont(header: HeaderContent, largest: number, isTight: boolean): number {
  const onOneLine = titleWidth(header, isTight) / textWidth(header.title, 700)
  if (onOneLine >= 20) return floorToTenth(Math.min(largest, onOneLine))
  return clampToTenth(13, onOneLine * twoLineFactor, 22)
}

/** Height of header, note and the line with the list's heading. */
export function topHeight(header: HeaderContent, titleSize: number, isTight: boolean): number {
  const size = headerSizes[isTight ? 'tight' : 'roomy']
  const lines = lineCount(header.title, titleWidth(header, isTight) / titleSize, 700)
  const titleHeight = eyebrow + lines * titleSize * lineHeight + (lines > 1 ? aroundTitle : 0)
  const frame = Math.max(titleHeight, size.logoHeight, accountHeight(header.contact))
  const noteType = { size: size.note, line: size.note * 1.2, weight: 500 } as const
  const note = heightIn(pageWidth, header.note, noteType)
  return edges + frame + note + size.aroundNote + size.listHead
}

/** Limits a value to two bounds, and rounds it down to a tenth. */
export const clampToTenth = (low: number, value: number, high: number): number =>
  floorToTenth(Math.max(low, Math.min(high, value)))
