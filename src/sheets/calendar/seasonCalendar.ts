import { type TeamKey, teamKeys } from '../../content/teams'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { gamesOfSeason } from '../../domain/games/gamesByDate'
import { type GameText, readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentAbbreviation } from '../../domain/games/opponents'
import { codeAndDate } from '../../domain/games/uniqueGames'
import { dayKey, printedTime, readDay } from '../../domain/time/dates'
import { calendarCode } from '../../domain/time/seasons'
import { eventPrice } from './calendarPrices'
import { seasonGrid } from './seasonGrid'

/** A game with everything that a calendar shows. */
export type CalendarGame = ReturnType<typeof calendarGame>

/** The kinds of games that have a color, in the order of the legend. */
const gameKinds = [...teamKeys, 'cup-potential', 'cup-group'] as const
export type GameKind = (typeof gameKinds)[number] | 'other'

/** The kind of a game, which decides its color: the cup, otherwise the team, or 'other'. */
export function gameKind({ team, cup }: GameText): GameKind {
  return cup === null ? (team ?? 'other') : `cup-${cup}`
}

/** One game as a calendar shows it. @forTests */
export function calendarGame(game: Game) {
  const text = readGameText(game)
  const isOpenCup = text.cup === 'potential' && text.opponent === ''
  return {
    ...text,
    /** Unique in a list, even if two games have one code. */
    key: codeAndDate(game),
    code: game.eventName,
    /** Null while the date is to be announced. */
    date: readDay(game.date),
    /** As printed, or '' if unknown. */
    time: printedTime(game.time),
    /**
     * Three letters, `X` if not recognized (docs/rules/fields.md#opponents), or `CUP` for a cup game whose opponent
     * is not drawn yet.
     */
    abbreviation: isOpenCup ? 'CUP' : opponentAbbreviation(text.team, text.opponent),
    /** The opponent's nickname, or the opponent as written. */
    opponentName: findOpponent(text.team, text.opponent)?.nickname ?? text.opponent,
    prices: eventPrice(game.eventName, text.cup === 'potential'),
  }
}

/** Everything both calendar routes print. */
export type SeasonCalendar = ReturnType<typeof seasonCalendar>

/**
 * Builds a plan's calendar. `today` is `YYYY-MM-DD` at the arena. Only a season calendar marks preseason games.
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
    /** The season's games, sorted by day and time. */
    games: season,
    /** The teams that play in the season, in the order of the team table. */
    playing: teamKeys.filter((key) => season.some(({ team }) => team === key)),
    /** Games without a real date. Listed separately, so that none is lost. */
    undated: withoutDate,
    /** The kinds of its games, in the legend's order. */
    kinds: gameKinds.filter((kind) => kinds.has(kind)),
    /** For example `P26FA`. */
    calendarCode: calendarCode(planCode, teams, startYear),
    /** Games of double-header days and cup games, sorted by day and time. */
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
