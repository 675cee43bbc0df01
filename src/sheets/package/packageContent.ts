import { type TeamKey, teamKeys } from '../../content/teams'
import { collapseCupWeek, type ListEntry } from '../../domain/games/cupWeek'
import type { Game } from '../../domain/games/game'
import { gamesOfSeason } from '../../domain/games/gamesByDate'
import { readGameText } from '../../domain/games/gameText'
import { findOpponent, opponentLogo } from '../../domain/games/opponents'
import { codeAndDate } from '../../domain/games/uniqueGames'
import { dateText, dayKey, readDay, timeText } from '../../domain/time/dates'

/** A game with everything a package sheet shows of it. */
export type PackageGame = ReturnType<typeof readPackageGame>

/** Games under one heading; the season's games of a single team have none. */
export interface GameGroup {
  heading: TeamKey | 'other' | 'undated' | null
  entries: ListEntry<PackageGame>[]
}

/** Everything a package sheet prints. */
export type PackageContent = ReturnType<typeof packageContent>

/** Characters of a time: a time in words may be longer, and is cut to stay on its line. */
const longestTime = 24

/** One game as a package sheet shows it. @forTests */
export function readPackageGame(game: Game) {
  const text = readGameText(game)
  const club = findOpponent(text.team, text.opponent)
  const date = readDay(game.date)
  return {
    ...text,
    /** Unique in a list: two games may have one code. */
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
    /** Teams present, in the order of the table. */
    teams,
    /** The season's games by day and hour. */
    games: season,
    /** The season's games, the five December days as one entry. */
    dated,
    /** Games without a real date, listed apart so that none is lost. */
    undated,
    /** `dated` and `undated` as the sheet shows them. */
    groups: groupsOf(dated, undated, teams),
    /** Listed entries; what the rules of docs/rules/sheets.md#package count. */
    count: dated.length + undated.length,
    hasPreseason: shown.some(({ isPreseason }) => isPreseason),
  }
}

/** Marks each game on a day when our other team plays, too; potential games do not count. */
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

/** By team when several are present, else in one list; games without a date come last. */
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
