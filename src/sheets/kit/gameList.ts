import type { League } from '../../content/leagues'
import { pricingTeam, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { groupByMonth, sortGames } from '../../domain/games/gamesByDate'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { codeAndDate } from '../../domain/games/uniqueGames'
import { dayKey, readDay, shortDayText, timeText } from '../../domain/time/dates'
import type { ClubColors } from './TeamLogo'

/* The games of a plan that is sold by price, as the lists of schedules and flyers show them. */

/** A game as a line of a sheet's list. */
export interface ListedGame {
  /** Unique in a plan's list; see codeAndDate. */
  key: string
  /** `2025-10-09`; null when the date is no day. */
  day: string | null
  /** `Thu, Oct 9`, or as the server sent it; '' when it sent nothing of use. */
  date: string
  /** `Chicago Blackhawks`, or as written; '' when none is named. */
  opponent: string
  /** `Blackhawks`, where there is little space; as written when the opponent is not recognized. */
  nickname: string
  /** Three letters, `X` when the opponent is not recognized (docs/rules/fields.md#opponents). */
  abbreviation: string
  /** The opponent's colors, when it is recognized. */
  colors: ClubColors | undefined
  /** The home team's league. */
  league: League
  /** Address of the opponent's logo; null when there is none. */
  logo: string | null
  /** `7:00 PM`; '' when unknown (docs/rules/fields.md#dates-and-times). */
  time: string
  isPreseason: boolean
  /** The part of the plan that the game belongs to, where the plan has several. */
  part?: string
}

/** A plan's games by day and hour, those without a day last. */
export function toListedGames(games: readonly Game[]): ListedGame[] {
  const listed = sortGames(games).map(listedGame)
  return [...listed.filter(({ day }) => day), ...listed.filter(({ day }) => !day)]
}

/** A list's games month by month, in their order; `month` is null for those without a day. */
export const gamesByMonth = (games: readonly ListedGame[]) =>
  groupByMonth(games, ({ day }) => day?.slice(0, 7) ?? null)

/** A game that names no team is the team's that sells such plans. */
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

/** A day or time in an unknown form is shown whole, unless it is as long as a paragraph. */
function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`
}

/** A list in two halves, the first longer by one where the number is odd; one game is one list. */
export function halves<G>(games: readonly G[]): G[][] {
  const half = Math.ceil(games.length / 2)
  return games.length < 2 ? [[...games]] : [games.slice(0, half), games.slice(half)]
}
