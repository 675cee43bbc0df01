import type { League } from '../../content/leagues'
import { pricingTeam, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { codeAndDate, onceBy } from '../../domain/games/gameLists'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { slug } from '../../domain/slug'
import { dayKey, minutesOfDay, readDay, shortDayText, timeText } from '../../domain/time/dates'
import type { ClubColors } from './TeamLogo'

/*
 * Games of a plan sold by price as a list of a schedule or flyer, also those without a date. A game that names no team is
 * the team's that sells such plans.
 */

/** A game as a line of a sheet's list. */
export interface ListedGame {
  /** Tells it apart on a sheet; see codeAndDate. */
  key: string
  code: string
  /** `2025-10-09`; null when the date is no day. */
  day: string | null
  /** `Thu, Oct 9`, or as the server sent it; '' when it sent nothing of use. */
  date: string
  /** The date's year; null when the date is no day. */
  year: number | null
  /** `Chicago Blackhawks`, or as written; '' when none is named. */
  opponent: string
  /** `Blackhawks`, where there is little room; as written when it is not recognized. */
  nickname: string
  /** Three letters, `X` when the opponent is not recognized (docs/rules/fields.md#opponents). */
  abbreviation: string
  /** The opponent's colors, when it is recognized. */
  colors: ClubColors | undefined
  /** What its home team plays in. */
  league: League
  /** Address of the opponent's logo; null when there is none. */
  logo: string | null
  /** `7:00 PM`; '' when unknown (docs/rules/fields.md#dates-and-times). */
  time: string
  isPreseason: boolean
}

/** A plan's games by day and hour, those without a day last. */
export function listGames(games: readonly Game[]): ListedGame[] {
  return games
    .map((game) => ({ game, key: sortKey(game) }))
    .sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0))
    .map(({ game }) => listedGame(game))
}

/** A list's games year by year, in their order; those without a day stay with the year before. */
export function groupByYear<G extends Pick<ListedGame, 'year'>>(
  games: readonly G[],
): { year: number | null; games: G[] }[] {
  const groups: { year: number | null; games: G[] }[] = []
  for (const game of games) {
    const last = groups.at(-1)
    if (last && (game.year === null || game.year === last.year)) last.games.push(game)
    else groups.push({ year: game.year, games: [game] })
  }
  return groups
}

/**
 * The youth flyer's games: of the same date and team only the first
 * (docs/rules/sheets.md#youth-hockey). An opponent's nickname and full name are the same team.
 * Without a real date only the code can tell.
 */
export function onceByDateAndTeam(games: readonly Game[]): Game[] {
  return onceBy(games, (game) => {
    const { team, opponent } = readGameText(game)
    const club = findOpponent(team ?? pricingTeam, opponent)?.code ?? slug(opponent)
    const day = readDay(game.date)
    return [day ? dayKey(day) : game.eventName.toUpperCase(), team, club].join(' ')
  })
}

function sortKey({ date, time, eventName }: Game): string {
  const day = readDay(date)
  const minutes = minutesOfDay(time) || 9999
  return `${day ? dayKey(day) : '~'} ${String(minutes).padStart(4, '0')} ${eventName}`
}

function listedGame(game: Game): ListedGame {
  const { team: named, opponent, isPreseason } = readGameText(game)
  const team = named ?? pricingTeam
  const club = findOpponent(team, opponent)
  const day = readDay(game.date)
  const sentDate = /^0000-00-00/.test(game.date) ? '' : sane(game.date)
  return {
    key: codeAndDate(game),
    code: game.eventName,
    day: day && dayKey(day),
    date: day ? shortDayText(day) : sentDate,
    year: day?.year ?? null,
    opponent: club ? `${club.city} ${club.nickname}` : opponent,
    nickname: club?.nickname ?? opponent,
    abbreviation: club?.code ?? 'X',
    colors: club ?? undefined,
    league: teams[team].league,
    logo: opponentLogo(game, team, club),
    time: sane(timeText(game.time)),
    isPreseason,
  }
}

/** A day or time of a form nobody knows is shown whole, unless it is a whole paragraph. */
function sane(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`
}

/** A list in two, the first half longer by one where it does not divide; one game stays one list. */
export function halves<G>(games: readonly G[]): G[][] {
  const half = Math.ceil(games.length / 2)
  return games.length < 2 ? [[...games]] : [games.slice(0, half), games.slice(half)]
}
