import type { ScheduleBlock } from '../../api/sheets/publicSchedule'
import type { League } from '../../content/leagues'
import { pricingTeam, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { groupByMonth, sortGames } from '../../domain/games/gamesByDate'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { codeAndDate, uniqueByCodeAndDate } from '../../domain/games/uniqueGames'
import { dayKey, readDay, shortDayText, timeText } from '../../domain/time/dates'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import type { ClubColors } from './TeamLogo'

/*
 * The games of schedules, flyers and pricing sheets as list entries, and the season of their plans.
 */

/** A game as a line of a sheet's list. */
export interface ListedGame {
  /** Unique in a plan's list; see codeAndDate. */
  key: string
  /** `2025-10-09`, or null if the date isn't a day. */
  day: string | null
  /** `Thu, Oct 9`, or the server's text, or '' if that is not usable. */
  date: string
  /** `Chicago Blackhawks`, or as written, or '' if no opponent is named. */
  opponent: string
  /** `Blackhawks`, for narrow spaces. As written if the opponent isn't recognized. */
  nickname: string
  /** Three letters, or `X` if the opponent isn't recognized (docs/rules/fields.md#opponents). */
  abbreviation: string
  /** The opponent's colors, if it is recognized. */
  colors: ClubColors | undefined
  /** The home team's league. */
  league: League
  /** The address of the opponent's logo, or null. */
  logo: string | null
  /** `7:00 PM`, or '' if unknown (docs/rules/fields.md#dates-and-times). */
  time: string
  isPreseason: boolean
  /** The part of the plan that the game belongs to, if the plan has several. */
  part?: string
}

/** A key that is unique in a list. A youth flyer may have two games with one code on one day. */
export const listedGameKey = ({ key, opponent }: ListedGame) => `${key} ${opponent}`

/**
 * The year that a plan's season starts in, by its code. The codes of these sheets all name a
 * season.
 */
export const startYearOf = (code: string): number => seasonStartYear(code, '')

/**
 * The games of these blocks in the season of each, without repeats. A block that could not be
 * loaded has none.
 */
export const blockGames = (blocks: readonly ScheduleBlock[]): Game[] =>
  uniqueByCodeAndDate(
    blocks.flatMap(({ code, games }) => seasonGames(games ?? [], startYearOf(code))),
  )

/** A plan's games sorted by day and time. Games without a day come last. */
export function toListedGames(games: readonly Game[]): ListedGame[] {
  const listed = sortGames(games).map(listedGame)
  return [...listed.filter(({ day }) => day), ...listed.filter(({ day }) => !day)]
}

/** Groups games by month, keeping their order. `month` is null for games without a day. */
export const gamesByMonth = (games: readonly ListedGame[]) =>
  groupByMonth(games, ({ day }) => day?.slice(0, 7) ?? null)

/**
 * One game as a list entry. A game that names no team belongs to the team that sells these plans.
 */
function listedGame(game: Game): ListedGame {
  const { team: named, opponent, isPreseason } = readGameText(game)
  const team = named ?? pricingTeam
  const club = findOpponent(team, opponent)
  const day = readDay(game.date)
  const sentDate = /^0000-00-00/.test(game.date) ? '' : shortened(game.date)
  return {
    key: codeAndDate(game),
    day: day && dayKey(day),
    date: day ? shortDayText(day) : sentDate,
    opponent: club ? `${club.city} ${club.nickname}` : opponent,
    nickname: club?.nickname ?? opponent,
    abbreviation: club?.code ?? 'X',
    colors: club ?? undefined,
    league: teams[team].league,
    logo: opponentLogo(game, team, club),
    time: shortened(timeText(game.time)),
    isPreseason,
  }
}

/** Limits a day or time in an unknown format to 60 characters. */
function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`
}

/** Splits a list in two. An odd extra game goes to the first half; a single game makes one list. */
export function halves<G>(games: readonly G[]): G[][] {
  const half = Math.ceil(games.length / 2)
  return games.length < 2 ? [[...games]] : [games.slice(0, half), games.slice(half)]
}
