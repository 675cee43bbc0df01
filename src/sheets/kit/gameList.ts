import { pricingTeam, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { inOrder } from '../../domain/games/gameLists'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { codeAndDate, uniqueBy } from '../../domain/games/uniqueGames'
import { slug } from '../../domain/slug'
import { dayKey, readDay, shortDayText, timeText } from '../../domain/time/dates'
import type { ClubColors } from './TeamLogo'

/*
 * Games of a plan sold by price as a list of a schedule or flyer, also those without a date. A game that names no team is
 * the team's that sells such plans.
 */

/** A game as a line of a sheet's list; `part`: the part of a plan that it belongs to. */
export type ListedGame = ReturnType<typeof listedGame> & { part?: string }

/** A plan's games by day and hour, those without a day last. */
export function listGames(games: readonly Game[]): ListedGame[] {
  const listed = inOrder(games).map(listedGame)
  return [...listed.filter(({ day }) => day), ...listed.filter(({ day }) => !day)]
}

/** A list's games month by month, in their order; those without a day have a group of their own. */
export function groupByMonth<G extends Pick<ListedGame, 'day'>>(
  games: readonly G[],
): { month: string | null; games: G[] }[] {
  const groups: { month: string | null; games: G[] }[] = []
  for (const game of games) {
    const month = game.day?.slice(0, 7) ?? null
    const last = groups.at(-1)
    if (last && last.month === month) last.games.push(game)
    else groups.push({ month, games: [game] })
  }
  return groups
}

/**
 * The youth flyer's games: of the same date and team only the first
 * (docs/rules/sheets.md#youth-hockey). An opponent's nickname and full name are the same team.
 * Without a real date only the code can tell.
 */
export function uniqueByDateAndTeam(games: readonly Game[]): Game[] {
  return uniqueBy(games, (game) => {
    const { team, opponent } = readGameText(game)
    const club = findOpponent(team ?? pricingTeam, opponent)?.code ?? slug(opponent)
    const day = readDay(game.date)
    return [day ? dayKey(day) : game.eventName.toUpperCase(), team, club].join(' ')
  })
}

function listedGame(game: Game) {
  const { team: named, opponent, isPreseason } = readGameText(game)
  const team = named ?? pricingTeam
  const club = findOpponent(team, opponent)
  const day = readDay(game.date)
  const colors: ClubColors | undefined = club ?? undefined
  const sentDate = /^0000-00-00/.test(game.date) ? '' : shortened(game.date)
  return {
    /** Tells it apart on a sheet; see codeAndDate. */
    key: codeAndDate(game),
    code: game.eventName,
    /** `2025-10-09`; null when the date is no day. */
    day: day && dayKey(day),
    /** `Thu, Oct 9`, or as the server sent it; '' when it sent nothing of use. */
    date: day ? shortDayText(day) : sentDate,
    /** The date's year; null when the date is no day. */
    year: day?.year ?? null,
    /** `Chicago Blackhawks`, or as written; '' when none is named. */
    opponent: club ? `${club.city} ${club.nickname}` : opponent,
    /** `Blackhawks`, where there is little space; as written when it is not recognized. */
    nickname: club?.nickname ?? opponent,
    /** Three letters, `X` when the opponent is not recognized (docs/rules/fields.md#opponents). */
    abbreviation: club?.code ?? 'X',
    /** The opponent's colors, when it is recognized. */
    colors,
    /** What its home team plays in. */
    league: teams[team].league,
    /** Address of the opponent's logo; null when there is none. */
    logo: opponentLogo(game, team, club),
    /** `7:00 PM`; '' when unknown (docs/rules/fields.md#dates-and-times). */
    time: shortened(timeText(game.time)),
    isPreseason,
  }
}

/** A day or time of a form nobody knows is shown whole, unless it is a whole paragraph. */
function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59).trimEnd()}…`
}

/** A list in two, the first half longer by one where it does not divide; one game stays one list. */
export function halves<G>(games: readonly G[]): G[][] {
  const half = Math.ceil(games.length / 2)
  return games.length < 2 ? [[...games]] : [games.slice(0, half), games.slice(half)]
}
