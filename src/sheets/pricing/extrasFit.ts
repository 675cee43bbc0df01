import { opponentUnknown, preseasonMark } from '../../content/words/gameWords'
import { PAGE_WIDTH } from '../kit/fit/portrait'
import { cutToFit, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { ListedGame } from '../kit/gameList'
import type { GamesList } from './useSoldGames'

/*
 * The extras of a pricing sheet are shown between benefits and prices if there is space: a photo,
 * the plan's games, the map of the arena. Lengths are in points and must match the style sheets.
 */

/** Which extras have space. */
export interface Extras {
  hasPhoto: boolean
  hasMap: boolean
  /** If false, the address of the schedule is shown instead of the games. */
  hasList: boolean
}

export const noExtras: Extras = { hasPhoto: false, hasMap: false, hasList: false }

/** The gap between two of the sheet's three columns. */
export const COLUMN_GAP = 13
/** Width of one of these columns. */
export const COLUMN_WIDTH = (PAGE_WIDTH - 2 * COLUMN_GAP) / 3

/** Below the extras. */
const GAP = 15
/** With the gap below it. */
const PHOTO_HEIGHT = 83
const MAP_HEIGHT = 161
const ADDRESS_HEIGHT = 13
/** With the gap below it. */
const LIST_HEADING = 28.5
const LIST_LINE = 11.2
/** The height available for a list's games beside the map. */
const LINES_HEIGHT = MAP_HEIGHT - LIST_HEADING

/** The columns of each list of games: two in total beside the map, otherwise four. */
const columnsOf = (lists: number, hasMap: boolean): number =>
  Math.max(1, Math.floor((hasMap ? 2 : 4) / lists))

/** The height of lists with these numbers of games. */
export const listsHeight = (lists: readonly number[], hasMap: boolean): number =>
  LIST_HEADING +
  LIST_LINE * Math.max(...lists.map((count) => Math.ceil(count / columnsOf(lists.length, hasMap))))

/** The height of the extras, with the gap below each. */
export function extrasHeight(lists: readonly number[], extras: Extras): number {
  const { hasPhoto, hasMap, hasList } = extras
  const list = hasList ? listsHeight(lists, hasMap) : ADDRESS_HEIGHT
  return GAP + Math.max(list, hasMap ? MAP_HEIGHT : 0) + (hasPhoto ? PHOTO_HEIGHT : 0)
}

/* In points, or in ems of the list's font. Must match PlanGames.module.css. */
const MIN_FONT = 8.5
const MAX_FONT = 11.5
const MAX_LINE = 2.5
const MIN_LINE = 1.25
const CAPITALS = 0.7
const BESIDE_OPPONENT = 9

/**
 * The sizes of the lists of games. Beside the map, a short list is larger, as long as every name
 * fits on its line.
 */
export function fitLists(lists: readonly GamesList[], hasMap: boolean) {
  const columns = columnsOf(lists.length, hasMap)
  const lines = Math.max(...lists.map(({ games }) => Math.ceil(games.length / columns)))
  const listsWidth = PAGE_WIDTH - (hasMap ? COLUMN_WIDTH : -COLUMN_GAP)
  const lineWidth = listsWidth / (lists.length * columns) - COLUMN_GAP
  /** Width of an opponent, in ems. */
  const opponentWidth = (size: number) => lineWidth / size - BESIDE_OPPONENT
  const opponents = lists.flatMap(({ games }) =>
    games.map((game) => textWidth(opponentText(game, Infinity), opponentWeight(game))),
  )
  const widest = Math.max(...opponents)
  const evenLine = (size: number) => (LINES_HEIGHT - CAPITALS * size) / Math.max(1, lines - 1)
  const fits = (size: number) => evenLine(size) >= size * MIN_LINE && widest <= opponentWidth(size)
  const sizes = hasMap ? sizesDown(MAX_FONT, MIN_FONT, 0.5) : []
  const font = sizes.find(fits) ?? MIN_FONT
  const line = hasMap ? Math.min(font * MAX_LINE, evenLine(font)) : LIST_LINE
  return { columns, font, line, opponentWidth: opponentWidth(font) }
}

/** Only preseason games are bold. */
export const opponentWeight = ({ isPreseason }: ListedGame) => (isPreseason ? 700 : 500)

/** The longest name of an opponent that fits a width in ems, so that lines never wrap. */
export function opponentText(game: ListedGame, width: number): string {
  const { opponent, nickname, isPreseason } = game
  const mark = isPreseason ? ` ${preseasonMark}` : ''
  const fits = (name: string) => textWidth(name + mark, opponentWeight(game)) <= width
  const fullName = opponent || opponentUnknown
  const shortName = opponent ? nickname : opponentUnknown
  return (fits(fullName) ? fullName : cutToFit(shortName, fits)) + mark
}
