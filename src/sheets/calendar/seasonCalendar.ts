import { type TeamKey, teamKeys } from '../../content/teams'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { codeAndDate, gamesOfSeason } from '../../domain/games/gameLists'
import { type GameText, readGameText } from '../../domain/games/gameText'

import { findOpponent, opponentAbbreviation } from '../../domain/games/opponents'
import { clockText, type Day, dayKey, readDay } from '../../domain/time/dates'
import { calendarCode } from '../../domain/time/seasons'
import { type GridMonth, seasonGrid } from './calendarGrid'
import { eventPrice, type RowPrices } from './eventPrices'

/** A game with everything a calendar says of it. */
export interface CalendarGame extends GameText {
  /** Tells it apart in a list: two games may have one code. */
  key: string
  code: string
  /** Null while the date is to be announced. */
  date: Day | null
  /** As printed; '' when unknown. */
  time: string
  /**
   * Three letters, `X` when not recognised (docs/rules/fields.md#opponents), `CUP` for a cup game
   * nobody is drawn for.
   */
  abbreviation: string
  /** The opponent's nickname, else the opponent as written. */
  opponentName: string
  prices: RowPrices
}

/** What a game's colour says; also the entries a legend may have, in its order. */
const gameKinds = [...teamKeys, 'cup-potential', 'cup-group'] as const
export type GameKind = (typeof gameKinds)[number] | 'other'

/** What a game's colour tells: the cup before the team; 'other' where neither is known. */
export function gameKind({ team, cup }: GameText): GameKind {
  return cup === null ? (team ?? 'other') : `cup-${cup}`
}

/** One game as a calendar shows it. @forTests */
export function calendarGame(game: Game): CalendarGame {
  const text = readGameText(game)
  const isOpenCup = text.cup === 'potential' && text.opponent === ''
  return {
    ...text,
    key: codeAndDate(game),
    code: game.eventName,
    date: readDay(game.date),
    time: clockText(game.time),
    abbreviation: isOpenCup ? 'CUP' : opponentAbbreviation(text.team, text.opponent),
    opponentName: findOpponent(text.team, text.opponent)?.nickname ?? text.opponent,
    prices: eventPrice(game.eventName, text.cup === 'potential'),
  }
}

/** Everything both calendar routes print. */
export interface SeasonCalendar {
  startYear: number
  months: GridMonth<CalendarGame>[]
  /** The season's games by day and hour. */
  games: CalendarGame[]
  /** Games without a real date, listed apart so that none is lost. */
  undated: CalendarGame[]
  /** Kinds present, in the legend's order. */
  kinds: GameKind[]
  /** For example `P26FA`. */
  calendarCode: string | null
  /** Games of double-header days and cup games, by day and hour. */
  doubleHeaders: ListEntry<CalendarGame>[]
}

/** Builds a plan's calendar. `today` is `YYYY-MM-DD` at the arena. */
export function seasonCalendar(
  planCode: string,
  games: readonly Game[],
  today: string,
): SeasonCalendar {
  const sheet = gamesOfSeason(planCode, games, today, calendarGame)
  const { startYear, season, withoutDate, shown } = sheet
  const kinds = new Set(shown.map(gameKind))
  const teams = new Set<TeamKey>(shown.flatMap(({ team }) => team ?? []))
  return {
    startYear,
    months: seasonGrid(startYear, season),
    games: season,
    undated: withoutDate,
    kinds: gameKinds.filter((kind) => kinds.has(kind)),
    calendarCode: calendarCode(planCode, teams, startYear),
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
