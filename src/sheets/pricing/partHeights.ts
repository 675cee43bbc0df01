import { priceTerms } from '../../content/season/current'
import type { PlanText } from '../../content/words/planTexts'
import type { Contact } from '../../domain/rep'
import { accountHeight, accountWidth } from '../kit/fit/contactFit'
import { FOLIO, PAGE_HEIGHT, PAGE_WIDTH, RUNNING_HEADER, warningHeight } from '../kit/fit/portrait'
import { heightIn, sum, type TextStyle } from '../kit/fit/textWidth'
import { rowHeights } from './columnWidths'
import { COLUMN_GAP, COLUMN_WIDTH, listsHeight, MAP_HEIGHT } from './listsFit'
import { venueTerms } from './planFacts'
import type { PriceRow } from './priceRows'
import type { RowsSpace } from './rowsPerPage'

/*
 * The heights of a pricing sheet's parts. Lengths are in points on paper. Must match
 * Pricing.module.css and PriceTable.module.css.
 */

/** The input that decides how much space a sheet needs. */
export interface SheetContent {
  title: string
  text: PlanText
  rows: readonly PriceRow[]
  rep: Contact
  /** How many games are sold in each list. */
  lists: readonly number[]
  /** A warning about missing locations, or ''. */
  warning: string
  /** Height of the sheet's footer, in points. */
  footer: number
}

/** The sizes of a sheet's text and rows. */
export interface SheetSizes {
  /** Multiplies every size below the header. */
  scale: number
  /** Points above and below a row's text. */
  rowPad: number
}

/** Which extras have space between benefits and prices. */
export interface Extras {
  hasPhoto: boolean
  hasMap: boolean
  /** If false, the address of the schedule is shown instead of the games. */
  hasList: boolean
}

export const noExtras: Extras = { hasPhoto: false, hasMap: false, hasList: false }

/**
 * The minimum gap between two parts on one page, and the gap of the style sheet on several pages.
 */
export const MIN_GAP = 11
const PAGES_GAP = 14
/** How many gaps there are on one page, besides those around the extras. */
const GAP_COUNT = 3

/**
 * The header's frame, the widths of the number of games and of all gaps, and the line above the
 * title.
 */
const HEADER = { sides: 20, edges: 11, games: 62, gaps: 43, eyebrow: 12.6 }
const TITLE: TextStyle = { size: 30, line: 30, weight: 700 }
const LONG_TITLE: TextStyle = { size: 26, line: 26, weight: 700 }
/** Titles with more characters than this are smaller. Must match SheetHeader.tsx. */
const SHORT_TITLE = 26

/**
 * The table's heading and its two header rows at scale 1, and the minimum heading and the borders
 * at any scale.
 */
const TABLE = { heading: 27, minHeading: 24, headerRows: 37.5, lines: 8 }

/** The gap below the extras, the photo with the gap below it, and the schedule's address. */
const EXTRAS = { gap: 15, photo: 83, address: 13 }

/* Text at scale 1: */
const HEADLINE: TextStyle = { size: 25, line: 26.5, weight: 700 }
const LEDE: TextStyle = { size: 12.5, line: 16.875, weight: 500 }
/**
 * Headline and lede: the gap between them, the empty space above and below their letters that is
 * trimmed, and the minimum height, which is that of the saving beside them.
 */
const PITCH = { gap: 6, trimmed: 8, minHeight: 82 }
const BENEFIT_TITLE: TextStyle = { size: 14, line: 16.8, weight: 700 }
const BENEFIT_TEXT: TextStyle = { size: 12, line: 15.6, weight: 500 }
/** The line above a row of benefits has the same width at any scale. */
const BENEFIT_ROW = { length: 3, line: 3, padding: 4, gap: 7 }
/** A chart's terms are larger. The limits apply at any scale. */
const TERMS = { gap: 6, font: 9.5, minFont: 9, chartFont: 11.5, maxFont: 12.4, lineHeight: 1.3 }

/** The height of everything on one page except the content between header and prices. */
export function onePageHeight(content: SheetContent, sizes: SheetSizes): number {
  const tableAndRows = tableHeight(sizes) + sum(rowHeights(content.rows, sizes))
  return topHeight(content) + tableAndRows + tailHeight(content, sizes) + GAP_COUNT * MIN_GAP
}

/** The height for rows on several pages. Each page has a number, and all but the first a header. */
export function spaceForRows(
  content: SheetContent,
  sizes: SheetSizes,
  middleHeight: number,
): RowsSpace {
  const page = PAGE_HEIGHT - FOLIO - tableHeight(sizes) - PAGES_GAP
  const gaps = (middleHeight > 0 ? 3 : 1) * PAGES_GAP
  return {
    first: page - topHeight(content) - middleHeight - gaps,
    other: page - RUNNING_HEADER,
    tail: tailHeight(content, sizes) + PAGES_GAP,
  }
}

/**
 * Header and warning. A header is 0.6 to 0.9 in high, or more if the title or rep need further
 * lines.
 */
function topHeight({ title, rep, warning }: SheetContent): number {
  const type = title.length > SHORT_TITLE ? LONG_TITLE : TITLE
  const width = PAGE_WIDTH - HEADER.sides - HEADER.games - accountWidth(rep) - HEADER.gaps
  const words = HEADER.eyebrow + heightIn(width, title, type)
  const height = HEADER.edges + Math.max(words, accountHeight(rep))
  return height + (warning ? MIN_GAP + warningHeight(warning) : 0)
}

/** The table without its rows. */
const tableHeight = ({ scale }: SheetSizes) =>
  Math.max(TABLE.minHeading, TABLE.heading * scale) + TABLE.headerRows * scale + TABLE.lines

/** The height of what follows the last row. */
function tailHeight({ text, lists, footer }: SheetContent, { scale }: SheetSizes): number {
  const font = lists.length > 0 ? TERMS.font : TERMS.chartFont
  const size = Math.max(TERMS.minFont, Math.min(font * scale, TERMS.maxFont))
  const type: TextStyle = { size, line: size * TERMS.lineHeight, weight: 700 }
  const { validity, fees } = priceTerms
  const lines = [`${validity} ${fees}`, text.note ?? '', venueTerms].filter((line) => line.trim())
  const height = sum(lines.map((line) => heightIn(PAGE_WIDTH - 20, line, type)))
  return TERMS.gap * scale + height + footer
}

/**
 * The height of the reasons to buy: headline and lede with the saving beside them, and the
 * benefits.
 */
export const reasonsHeight = (text: PlanText, scale: number): number =>
  (pitchHeight(text, scale) + benefitsHeight(text, scale)) * scale

/** The height at scale 1, in the width available at this scale. The same goes for the benefits. */
function pitchHeight({ headline, lede }: PlanText, scale: number): number {
  const width = (PAGE_WIDTH - COLUMN_WIDTH - COLUMN_GAP) / scale
  const text = heightIn(width, headline, HEADLINE) + PITCH.gap + heightIn(width, lede, LEDE)
  return Math.max(text - PITCH.trimmed, PITCH.minHeight)
}

function benefitsHeight({ benefits }: PlanText, scale: number): number {
  const width = COLUMN_WIDTH / scale
  const heights = benefits.map(
    ({ title, text }) =>
      heightIn(width, title, BENEFIT_TITLE) + heightIn(width, text, BENEFIT_TEXT),
  )
  // A row of benefits is as high as its tallest one.
  const rows = [0, BENEFIT_ROW.length].map((start) =>
    Math.max(0, ...heights.slice(start, start + BENEFIT_ROW.length)),
  )
  const aboveRows = rows.length * (BENEFIT_ROW.padding + BENEFIT_ROW.line / scale)
  return sum(rows) + aboveRows + BENEFIT_ROW.gap
}

/** The height of the extras, with the gap below each. `lists` are the numbers of games. */
export function extrasHeight(lists: readonly number[], extras: Extras): number {
  const { hasPhoto, hasMap, hasList } = extras
  const list = hasList ? listsHeight(lists, hasMap) : EXTRAS.address
  return EXTRAS.gap + Math.max(list, hasMap ? MAP_HEIGHT : 0) + (hasPhoto ? EXTRAS.photo : 0)
}
