import { opponentUnknown, preseasonMark } from '../../content/words/gameWords'
import { PAGE_WIDTH } from '../kit/fit/portrait'
import { cutToFit, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { ListedGame } from '../kit/gameList'
import type { GamesList } from './useSoldGames'

/*
 * The lists of a plan's games on a pricing sheet, beside the map of the arena or alone. Lengths are
 * in points, or in ems of the lists' font, and must match PlanGames.module.css.
 */

/** The gap between two of the sheet's three columns. */
export const COLUMN_GAP = 13
/** Width of one of these columns. */
export const COLUMN_WIDTH = (PAGE_WIDTH - 2 * COLUMN_GAP) / 3
export const MAP_HEIGHT = 161

/** How many columns all lists have, and their width with a gap at the right of each. */
const BESIDE_MAP = { columns: 2, width: PAGE_WIDTH - COLUMN_WIDTH }
const ALONE = { columns: 4, width: PAGE_WIDTH + COLUMN_GAP }

/* In points: */
/** With the gap below it. */
const HEADING = 28.5
/** A line of a list alone, and of the list with the smallest font. */
const LINE = 11.2
const FONT = { min: 8.5, max: 11.5 }

/* In ems: */
const LINE_EMS = { min: 1.25, max: 2.5 }
/** From the first line's capitals to the last line's letters, without the lines between. */
const CAPITALS = 0.7
/** Date, time and gaps. */
const BESIDE_OPPONENT = 9

/** The columns of each of several lists. */
const columnsOf = (lists: number, hasMap: boolean): number =>
  Math.max(1, Math.floor((hasMap ? BESIDE_MAP : ALONE).columns / lists))

/** The height of lists with these numbers of games. */
export const listsHeight = (lists: readonly number[], hasMap: boolean): number =>
  HEADING +
  LINE * Math.max(...lists.map((count) => Math.ceil(count / columnsOf(lists.length, hasMap))))

/**
 * The sizes of the lists of games. Beside the map, a short list is larger, as long as every name
 * fits on its line.
 */
export function fitLists(lists: readonly GamesList[], hasMap: boolean) {
  const columns = columnsOf(lists.length, hasMap)
  const lineWidth = (hasMap ? BESIDE_MAP : ALONE).width / (lists.length * columns) - COLUMN_GAP
  /** In ems. */
  const opponentWidth = (font: number) => lineWidth / font - BESIDE_OPPONENT
  if (!hasMap) {
    return { columns, font: FONT.min, line: LINE, opponentWidth: opponentWidth(FONT.min) }
  }

  const lines = Math.max(...lists.map(({ games }) => Math.ceil(games.length / columns)))
  const widest = Math.max(0, ...lists.flatMap(({ games }) => games.map(opponentEms)))
  /** The line height that fills the map's height. */
  const fillingLine = (font: number) =>
    (MAP_HEIGHT - HEADING - CAPITALS * font) / Math.max(1, lines - 1)
  const fits = (font: number) =>
    fillingLine(font) >= font * LINE_EMS.min && widest <= opponentWidth(font)
  const font = sizesDown(FONT.max, FONT.min, 0.5).find(fits) ?? FONT.min
  const line = Math.min(font * LINE_EMS.max, fillingLine(font))
  return { columns, font, line, opponentWidth: opponentWidth(font) }
}

/** Only preseason games are bold. */
export const opponentWeight = ({ isPreseason }: ListedGame) => (isPreseason ? 700 : 500)

const opponentEms = (game: ListedGame) =>
  textWidth(opponentText(game, Infinity), opponentWeight(game))

/** The longest name of an opponent that fits a width in ems, so that lines never wrap. */
export function opponentText(game: ListedGame, width: number): string {
  const { opponent, nickname, isPreseason } = game
  const mark = isPreseason ? ` ${preseasonMark}` : ''
  const fits = (name: string) => textWidth(name + mark, opponentWeight(game)) <= width
  const fullName = opponent || opponentUnknown
  const shortName = opponent ? nickname : opponentUnknown
  return (fits(fullName) ? fullName : cutToFit(shortName, fits)) + mark
}
