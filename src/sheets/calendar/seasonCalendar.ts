import { eventPrices } from '../../content/season/current'
import { type TeamKey, teamKeys } from '../../content/teams'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { gamesOfSeason } from '../../domain/games/gameLists'
import { type GameText, readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentAbbreviation } from '../../domain/games/opponents'
import { codeAndDate } from '../../domain/games/uniqueGames'
import { listedPrice, withSign } from '../../domain/money'
import { clockText, type Day, dayKey, readDay } from '../../domain/time/dates'
import { calendarCode } from '../../domain/time/seasons'
import { type MonthDay, seasonWeeks } from '../kit/seasonWeeks'

/** A game with everything that a calendar shows. */
export type CalendarGame = ReturnType<typeof calendarGame>

/** What a game's color means: the entries that a legend may have, in its order. */
const gameKinds = [...teamKeys, 'cup-potential', 'cup-group'] as const
export type GameKind = (typeof gameKinds)[number] | 'other'

/** What a game's color means: the cup before the team; 'other' where neither is known. */
export function gameKind({ team, cup }: GameText): GameKind {
  return cup === null ? (team ?? 'other') : `cup-${cup}`
}

/** One game as a calendar shows it. @forTests */
export function calendarGame(game: Game) {
  const text = readGameText(game)
  const isOpenCup = text.cup === 'potential' && text.opponent === ''
  return {
    ...text,
    /** Unique in a list: two games may have one code. */
    key: codeAndDate(game),
    code: game.eventName,
    /** Null while the date is to be announced. */
    date: readDay(game.date),
    /** As printed; '' when unknown. */
    time: clockText(game.time),
    /**
     * Three letters, `X` when not recognized (docs/rules/fields.md#opponents), `CUP` for a cup game
     * nobody is drawn for.
     */
    abbreviation: isOpenCup ? 'CUP' : opponentAbbreviation(text.team, text.opponent),
    /** The opponent's nickname, else the opponent as written. */
    opponentName: findOpponent(text.team, text.opponent)?.nickname ?? text.opponent,
    prices: eventPrice(game.eventName, text.cup === 'potential'),
  }
}

/** Everything both calendar routes print. */
export type SeasonCalendar = ReturnType<typeof seasonCalendar>

/**
 * Builds a plan's calendar. `today` is `YYYY-MM-DD` at the arena; only a season calendar marks
 * preseason games.
 */
export function seasonCalendar(
  planCode: string,
  games: readonly Game[],
  today: string,
  marksPreseason = true,
) {
  const sheet = gamesOfSeason(planCode, games, today, (game) => {
    const entry = calendarGame(game)
    return { ...entry, isPreseason: entry.isPreseason && marksPreseason }
  })
  const { startYear, season, withoutDate, shown } = sheet
  const kinds = new Set(shown.map(gameKind))
  const teams = new Set<TeamKey>(shown.flatMap(({ team }) => team ?? []))
  return {
    startYear,
    months: seasonGrid(startYear, season),
    /** The season's games by day and hour. */
    games: season,
    /** Games without a real date, listed apart so that none is lost. */
    undated: withoutDate,
    /** Kinds present, in the legend's order. */
    kinds: gameKinds.filter((kind) => kinds.has(kind)),
    /** For example `P26FA`. */
    calendarCode: calendarCode(planCode, teams, startYear),
    /** Games of double-header days and cup games, by day and hour. */
    doubleHeaders: doubleHeaders(season),
  }
}

function doubleHeaders(games: readonly CalendarGame[]): ListEntry<CalendarGame>[] {
  const perDay = new Map<string, number>()
  for (const { date } of games) {
    if (date) perDay.set(dayKey(date), (perDay.get(dayKey(date)) ?? 0) + 1)
  }
  const isListed = ({ date, cup }: CalendarGame) =>
    cup !== null || (date !== null && (perDay.get(dayKey(date)) ?? 0) > 1)
  return collapseCupWeek(games.filter(isListed))
}

/* Row A and Row B of a game, as calendars print them. */

/** Prices of a game's two rows as printed, without the currency; '' prints nothing. */
interface RowPrices {
  a: string
  b: string
}

const table = new Map(eventPrices.map(([code, , a, b]) => [code.toUpperCase(), { a, b }]))

/**
 * Row A and Row B of an event by its code (docs/rules/fields.md#prices): `xx` for a code the table
 * does not know, `xx.xx` for a potential cup game without a price yet.
 * @forTests
 */
export function eventPrice(code: string, isPotentialCup: boolean): RowPrices {
  const entry = table.get(code.trim().toUpperCase())
  if (entry) return { a: listedPrice(entry.a), b: listedPrice(entry.b) }
  const unknown = isPotentialCup ? 'xx.xx' : 'xx'
  return { a: unknown, b: unknown }
}

/** `A:$61.50` for a calendar cell; '' when there is no price. */
export function priceLabel(row: 'A' | 'B', price: string): string {
  return price === '' ? '' : `${row}:${withSign(price)}`
}

/** The dollars of a price, which are set larger, and its cents: `61`, `.50`; `xx`, `.xx`. */
export function priceParts(price: string) {
  const [dollars = '', cents] = price.split('.')
  return { dollars, cents: cents ? `.${cents}` : '' }
}

/* Months of a calendar sheet as weeks and cells. */

/** Empty outside the month, one day, or the two days of a split cell. */
export type GridCell<G> = MonthDay<G>[]

export interface GridMonth<G> {
  year: number
  /** 1 to 12. */
  month: number
  /** Five rows of seven cells, Sunday first; a February of four weeks ends with an empty one. */
  weeks: GridCell<G>[][]
  /** Games that found no space in their cell; printed under the month so that none is lost. */
  notes: G[]
}

/** A cell, split or not, holds two games at most (docs/rules/sheets.md#calendar). */
const cellLimit = 2

/**
 * The eight months of a season. Games keep their order within a day; undated games and those
 * outside September to April are left out (docs/rules/fields.md#season). @forTests
 */
export function seasonGrid<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): GridMonth<G>[] {
  return seasonWeeks(startYear, games).map(({ year, month, weeks }) => {
    const cells = inFiveWeeks(weeks.map((week) => week.map((day) => (day ? [day] : []))))
    const notes = cells.flat().flatMap(takeOverflow)
    return { year, month, weeks: cells, notes }
  })
}

/** Five rows: the days of a sixth row share the cells above them. */
function inFiveWeeks<G>(weeks: GridCell<G>[][]): GridCell<G>[][] {
  const fifth = weeks[4] ?? Array.from({ length: 7 }, () => [])
  const sixth = weeks[5] ?? []
  return [...weeks.slice(0, 4), fifth.map((cell, column) => [...cell, ...(sixth[column] ?? [])])]
}

/**
 * Removes the games above a cell's limit and returns them. In a split cell each day keeps its first
 * game before the other day shows a second.
 */
function takeOverflow<G>(cell: GridCell<G>): G[] {
  let free = cellLimit - cell.filter(({ games }) => games.length > 0).length
  return cell.flatMap(({ games }) => {
    const kept = games.length === 0 ? 0 : 1 + Math.min(games.length - 1, free)
    free -= Math.max(0, kept - 1)
    return games.splice(kept)
  })
}
