import { type TeamKey, teamKeys } from '../../content/teams'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { codeAndDate, gamesOfSeason } from '../../domain/games/gameLists'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { dateText, dayKey, readDay, timeText } from '../../domain/time/dates'
import { calendarCode } from '../../domain/time/seasons'

/** A game with everything a package sheet says of it. */
export type PackageGame = ReturnType<typeof packageGame>

/** Games that stand together under one heading; the season's games of a single team have none. */
export interface GameGroup {
  heading: TeamKey | 'other' | 'undated' | null
  entries: ListEntry<PackageGame>[]
}

/** Everything a package sheet prints. */
export type PackageGames = ReturnType<typeof packageGames>

/** No real time is longer; it has a line of its own to stay in. */
const longestTime = 24

/** One game as a package sheet shows it. @forTests */
export function packageGame(game: Game) {
  const text = readGameText(game)
  const club = findOpponent(text.team, text.opponent)
  const date = readDay(game.date)
  return {
    ...text,
    /** Tells it apart in a list: two games may have one code. */
    key: codeAndDate(game),
    code: game.eventName,
    /** Null while the date is to be announced. */
    date,
    /** `Thu, Oct 9, 2025`; '' without a date. */
    dateText: date ? dateText(game.date) : '',
    /** `7:00 PM`; '' when unknown. */
    time: timeText(game.time).slice(0, longestTime),
    /**
     * Three letters, `X` when not recognized (docs/rules/fields.md#opponents), `CUP` for a cup game
     * nobody is drawn for.
     */
    abbreviation: text.opponent === '' && text.cup === 'potential' ? 'CUP' : (club?.code ?? 'X'),
    /** Null when not recognized. */
    club,
    /** Address of the opponent's logo; null when there is none. */
    logo: opponentLogo(game, text.team, club),
    /** Both of our teams play that day. */
    isDoubleHeader: false,
  }
}

/** Builds a plan's package sheet. `today` is `YYYY-MM-DD` at the arena. */
export function packageGames(planCode: string, games: readonly Game[], today: string) {
  const sheet = gamesOfSeason(planCode, games, today, packageGame)
  const { startYear, withoutDate, shown } = sheet
  const season = withDoubleHeaders(sheet.season)
  const teams = teamKeys.filter((key) => shown.some(({ team }) => team === key))
  const dated = collapseCupWeek(season)
  const undated = collapseCupWeek(withoutDate)
  return {
    startYear,
    /** Teams present, in the order of the table. */
    teams,
    /** For example `P26FA`. */
    calendarCode: calendarCode(planCode, new Set(teams), startYear),
    /** The season's games by day and hour. */
    games: season,
    /** The same, the five December days as one entry. */
    dated,
    /** Games without a real date, listed apart so that none is lost. */
    undated,
    /** Both of the above as the sheet shows them. */
    groups: groupsOf(dated, undated, teams),
    /** Listed entries; what the rules of docs/rules/sheets.md#package count. */
    count: dated.length + undated.length,
    hasPreseason: shown.some(({ isPreseason }) => isPreseason),
  }
}

/** Says of each game whether another team of ours plays that day, too; a potential game may not. */
function withDoubleHeaders(games: readonly PackageGame[]): PackageGame[] {
  const teamsOn = new Map<string, Set<TeamKey | null>>()
  for (const { date, team, cup } of games) {
    if (!date || cup === 'potential') continue
    const day = dayKey(date)
    teamsOn.set(day, (teamsOn.get(day) ?? new Set()).add(team))
  }
  return games.map((game) => ({
    ...game,
    isDoubleHeader:
      game.date !== null &&
      game.cup !== 'potential' &&
      (teamsOn.get(dayKey(game.date))?.size ?? 0) > 1,
  }))
}

/** By team when several are present, else in one list; games without a date come last. */
function groupsOf(
  dated: ListEntry<PackageGame>[],
  undated: ListEntry<PackageGame>[],
  teams: readonly TeamKey[],
): GameGroup[] {
  const of = (team: TeamKey | null) => dated.filter(({ game }) => game.team === team)
  const groups: GameGroup[] =
    teams.length > 1
      ? [
          ...teams.map((team) => ({ heading: team, entries: of(team) })),
          { heading: 'other', entries: of(null) },
        ]
      : [{ heading: null, entries: dated }]
  return [...groups, { heading: 'undated' as const, entries: undated }].filter(
    ({ entries }) => entries.length > 0,
  )
}

/** Sizes of an opponent's logo in CSS pixels, largest first. */
const logoSizes = [100, 60, 40, 28] as const

/**
 * Size of an opponent's logo in CSS pixels by the number of listed games: 100, 60 for more than 10,
 * 40 for 40 or more (docs/rules/sheets.md#package); one step smaller when several teams are
 * present.
 */
export function logoSize(count: number, teamCount: number): number {
  const step = count >= 40 ? 2 : count > 10 ? 1 : 0
  return logoSizes[teamCount > 1 ? step + 1 : step] ?? 28
}

/**
 * Columns of the game list: two when several teams are present; for a single team two
 * when 8 to 10 games or more than 11 are listed (docs/rules/sheets.md#package), so 11 stay in one.
 */
export function listColumns(count: number, teamCount: number): 1 | 2 {
  if (teamCount > 1) return 2
  return (count >= 8 && count <= 10) || count > 11 ? 2 : 1
}
