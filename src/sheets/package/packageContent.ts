import { type TeamKey, teamKeys } from '../../content/teams'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { gamesOfSeason } from '../../domain/games/gamesByDate'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { codeAndDate } from '../../domain/games/uniqueGames'
import { dateText, dayKey, readDay, timeText } from '../../domain/time/dates'

/** A game with everything that a package sheet shows. */
export type PackageGame = ReturnType<typeof readPackageGame>

/** Games under one heading. The season's games of a single team have no heading. */
export interface GameGroup {
  heading: TeamKey | 'other' | 'undated' | null
  entries: ListEntry<PackageGame>[]
}

/** Everything a package sheet prints. */
export type PackageContent = ReturnType<typeof packageContent>

/** The maximum characters of a time. A longer time in words is cut off to stay on its line. */
const MAX_TIME_LENGTH = 24

/** One game as a package sheet shows it. @forTests */
export function readPackageGame(game: Game) {
  const text = readGameText(game)
  const club = findOpponent(text.team, text.opponent)
  const date = readDay(game.date)
  return {
    ...text,
    /** Unique in a list, even if two games have one code. */
    key: codeAndDate(game),
    code: game.eventName,
    /** Null while the date is to be announced. */
    date,
    /** `Thu, Oct 9, 2025`, or '' without a date. */
    dateText: date ? dateText(game.date) : '',
    /** `7:00 PM`, or '' if unknown. */
    time: timeText(game.time).slice(0, MAX_TIME_LENGTH),
    /**
     * Three letters, `X` if not recognized (docs/rules/fields.md#opponents), or `CUP` for a cup game whose opponent
     * is not drawn yet.
     */
    abbreviation: text.opponent === '' && text.cup === 'potential' ? 'CUP' : (club?.code ?? 'X'),
    /** Null if not recognized. */
    club,
    /** The address of the opponent's logo, or null. */
    logo: opponentLogo(game, text.team, club),
    /** Whether both of our teams play that day. */
    isDoubleHeader: false,
  }
}

/** Everything a plan's package sheet shows. `today` is `YYYY-MM-DD` at the arena. */
export function packageContent(planCode: string, games: readonly Game[], today: string) {
  const sheet = gamesOfSeason(planCode, games, today, readPackageGame)
  const { startYear, withoutDate, shown } = sheet
  const season = withDoubleHeaders(sheet.season)
  const teams = teamKeys.filter((key) => shown.some(({ team }) => team === key))
  const dated = collapseCupWeek(season)
  const undated = collapseCupWeek(withoutDate)
  return {
    startYear,
    /** The teams that play, in the order of the team table. */
    teams,
    /** The season's games, sorted by day and time. */
    games: season,
    /** The season's games, with the five cup days in December as one entry. */
    dated,
    /** Games without a real date. Listed separately, so that none is lost. */
    undated,
    /** `dated` and `undated` as the sheet shows them. */
    groups: groupsOf(dated, undated, teams),
    /** The number of listed entries, which the rules of docs/rules/sheets.md#package use. */
    count: dated.length + undated.length,
    hasPreseason: shown.some(({ isPreseason }) => isPreseason),
  }
}

/** Marks games on days when our other team plays too. Potential games do not count. */
function withDoubleHeaders(games: readonly PackageGame[]): PackageGame[] {
  const certain = games.flatMap(({ date, team, cup }) =>
    date && cup !== 'potential' ? [{ day: dayKey(date), team }] : [],
  )
  return games.map((game) => {
    const day = game.date && game.cup !== 'potential' ? dayKey(game.date) : null
    const isDoubleHeader = certain.some((other) => other.day === day && other.team !== game.team)
    return { ...game, isDoubleHeader }
  })
}

/** Groups games by team if there are several, otherwise in one list. Games without a date come last. */
function groupsOf(
  dated: ListEntry<PackageGame>[],
  undated: ListEntry<PackageGame>[],
  teams: readonly TeamKey[],
): GameGroup[] {
  const gamesOf = (team: TeamKey | null) => dated.filter(({ game }) => game.team === team)
  const groups: GameGroup[] =
    teams.length > 1
      ? [
          ...teams.map((team) => ({ heading: team, entries: gamesOf(team) })),
          { heading: 'other', entries: gamesOf(null) },
        ]
      : [{ heading: null, entries: dated }]
  return [...groups, { heading: 'undated' as const, entries: undated }].filter(
    ({ entries }) => entries.length > 0,
  )
}

/** Sizes of an opponent's logo in CSS pixels, largest first. */
const LOGO_SIZES = [100, 60, 40, 28] as const

/**
 * Size of an opponent's logo in CSS pixels by the number of listed games: 100, 60 for more than 10,
 * 40 for 40 or more (docs/rules/sheets.md#package). One step smaller if there are several teams.
 */
export function logoSize(count: number, teamCount: number): number {
  const step = count >= 40 ? 2 : count > 10 ? 1 : 0
  return LOGO_SIZES[teamCount > 1 ? step + 1 : step] ?? 28
}

/**
 * The columns of the game list: two for several teams. For a single team, two for 8 to 10 games or more than 11
 * (docs/rules/sheets.md#package), so 11 games stay in one.
 */
export function listColumns(count: number, teamCount: number): 1 | 2 {
  if (teamCount > 1) return 2
  return (count >= 8 && count <= 10) || count > 11 ? 2 : 1
}
