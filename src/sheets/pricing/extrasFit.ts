import { opponentUnknown, preseasonMark } from '../../content/words/gameWords'
import { portraitWidth } from '../kit/fit/portrait'
import { cutToFit, sizesDown, textWidth } from '../kit/fit/textWidth'
import type { ListedGame } from '../kit/gameList'
import type { GamesList } from './usePlanGames'

/*
 * The extras of a pricing sheet stand between benefits and prices where they have space: a photo, the
 * plan's games, the drawing of the arena. Lengths are points; the style sheets have the same.
 */

/** Which extras have space. */
export interface Extras {
  hasPhoto: boolean
  hasMap: boolean
  /** Else the address of the schedule. */
  hasList: boolean
}

export const noExtras: Extras = { hasPhoto: false, hasMap: false, hasList: false }

/** Between two of the sheet's three columns. */
export const columnGap = 13
/** Width of one of these columns. */
export const columnWidth = (portraitWidth - 2 * columnGap) / 3

const gap = 11
const photoHeight = 72
const mapHeight = 161
const addressHeight = 13
/** With the air below it. */
const listHeading = 28.5
const listLine = 11.2
/** Height that a list's lines of games may take beside the drawing. */
const linesHeight = mapHeight - listHeading

/** Columns of each list of games: beside the drawing there is space for two in all, else for four. */
const columnsOf = (lists: number, hasMap: boolean): number =>
  Math.max(1, Math.floor((hasMap ? 2 : 4) / lists))

/** Height of lists with so many games each. */
export const listsHeight = (lists: readonly number[], hasMap: boolean): number =>
  listHeading +
  listLine * Math.max(...lists.map((count) => Math.ceil(count / columnsOf(lists.length, hasMap))))

/** Height of the extras with the gap below each. */
export function extrasHeight(lists: readonly number[], extras: Extras): number {
  const { hasPhoto, hasMap, hasList } = extras
  const list = hasList ? listsHeight(lists, hasMap) : addressHeight
  return gap + Math.max(list, hasMap ? mapHeight : 0) + (hasPhoto ? photoHeight + gap : 0)
}

/* The sizes of PlanGames.module.css: points, and ems of the list's type. */
const minFont = 8.5
const maxFont = 11.5
const widestLine = 2.5
const capitals = 0.7
const besideOpponent = 9

/**
 * How the lists of games are set. Beside the drawing a short list is set larger, while every name stays
 * whole on its line.
 */
export function fitLists(lists: readonly GamesList[], hasMap: boolean) {
  const columns = columnsOf(lists.length, hasMap)
  const lines = Math.max(...lists.map(({ games }) => Math.ceil(games.length / columns)))
  const listsWidth = portraitWidth - (hasMap ? columnWidth : -columnGap)
  const lineWidth = listsWidth / (lists.length * columns) - columnGap
  /** Width of an opponent, in ems. */
  const opponentWidth = (font: number) => lineWidth / font - besideOpponent
  if (!hasMap)
    return { columns, font: minFont, line: listLine, opponentWidth: opponentWidth(minFont) }
  const opponents = lists
    .flatMap(({ games }) => games)
    .map((game) => textWidth(opponentText(game, Infinity), opponentWeight(game)))
  const widest = Math.max(...opponents)
  const fits = (font: number) =>
    lines * font * (listLine / minFont) <= linesHeight && widest <= opponentWidth(font)
  const font = sizesDown(maxFont, minFont, 0.5).find(fits) ?? minFont
  const evenLine = (linesHeight - capitals * font) / Math.max(1, lines - 1)
  const line = Math.min(font * widestLine, evenLine)
  return { columns, font, line, opponentWidth: opponentWidth(font) }
}

/** As specified, only games of the preseason are bold. */
export const opponentWeight = ({ isPreseason }: ListedGame) => (isPreseason ? 700 : 500)

/** The fullest of an opponent's names that fits a width in ems: no line may become two. */
export function opponentText(game: ListedGame, width: number): string {
  const { opponent, nickname, isPreseason } = game
  const mark = isPreseason ? ` ${preseasonMark}` : ''
  const fits = (name: string) => textWidth(name + mark, opponentWeight(game)) <= width
  const fullName = opponent || opponentUnknown
  const shortName = opponent ? nickname : opponentUnknown
  return (fits(fullName) ? fullName : cutToFit(shortName, fits)) + mark
}
