import { venueWords } from '../../content/venue'
import { portraitWidth } from '../kit/fit/portrait'
import { heightIn, type PaperType } from '../kit/fit/textWidth'
import { accountHeight, accountSpace, accountWidth, type Contact } from '../kit/useSheetFooter'

/*
 * What a pricing sheet's header takes, and the parts that stand between benefits and prices where they
 * have space: a photo, the plan's games, the drawing of the arena. Lengths are points; the style
 * sheets have the same.
 */

/** What has space. */
export interface Extras {
  hasPhoto: boolean
  hasMap: boolean
  /** Else the address of the schedule. */
  hasList: boolean
}

export const noExtras: Extras = { hasPhoto: false, hasMap: false, hasList: false }

/** Between two of the sheet's three columns. */
export const columnGap = 18
/** One of them. */
export const third = (portraitWidth - 2 * columnGap) / 3

const gap = 11
const photo = 72
const map = 158
const address = 13
/** With the air below it. */
const listHeading = 25.5
export const listLine = 11.2
/** What lines of games have beside the drawing. */
export const listLinesSpace = map - listHeading

/** Columns of each list: beside the drawing there is space for two, else for four. */
export const columnsOf = (lists: number, hasMap: boolean): number =>
  Math.max(1, Math.floor((hasMap ? 2 : 4) / lists))

/** Height of lists with so many games each. */
export const listsHeight = (lists: readonly number[], hasMap: boolean): number =>
  listHeading +
  listLine * Math.max(...lists.map((count) => Math.ceil(count / columnsOf(lists.length, hasMap))))

/** Height of all of it with the gaps around it. */
export function extrasHeight(
  lists: readonly number[],
  { hasPhoto, hasMap, hasList }: Extras,
): number {
  const list = hasList ? listsHeight(lists, hasMap) : address
  return gap + Math.max(list, hasMap ? map : 0) + (hasPhoto ? photo + gap : 0)
}

/** The venue's own words under the prices, in one line; '' where it has none. */
export const venueTerms = [venueWords.doors, venueWords.delivery, venueWords.payment]
  .filter(Boolean)
  .join(' ')

/* The header: title at the left, the number of games, the rep at the right. */

const sides = 20
const edges = 11
const gamesWidth = 62
const gaps = 43
const titleType: PaperType = { size: 30, line: 30, weight: 700 }
const longTitleType: PaperType = { size: 26, line: 26, weight: 700 }
/** A title of more characters is set smaller, as SheetHeader has it. */
const shortTitle = 26
const factsLine = 12.6

/** Height of the header: 0.6 to 0.9 in, more where title or rep need further lines. */
export function pricingHeadHeight(title: string, rep: Contact): number {
  const type = title.length > shortTitle ? longTitleType : titleType
  const space = portraitWidth - sides - gamesWidth - accountSpace(rep) - gaps
  const words = factsLine + heightIn(space, title, type)
  return edges + Math.max(words, accountHeight(rep, accountWidth))
}
