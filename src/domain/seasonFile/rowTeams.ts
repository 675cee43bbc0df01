import { perTeam, type TeamKey } from '../../content/teams'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { type Game, teamOfCode } from '../games/game'
import { readGameText } from '../games/gameText'
import { isUndetermined, lookupKey, plainText } from './cellText'
import { clubOf, type Fixture, homeTeamNamed, readFixture, teamOfOpponent } from './fixtureText'
import { isGameText, markInParentheses, markOf, readMark } from './gameMarks'
import type { FileRow, ReadRules, RowCells } from './rowTypes'

const isHomeWord = (text: string) => /^(?:h|home|vs\.?)$/i.test(text.trim())

/** Removes results, which feeds add: `Chicago Blackhawks (1) @ Boston Bruins (4)`. */
const withoutScores = (game: string) => game.replace(/\s*\(\d{1,3}\)/g, '')

/** @param ours as `ReadRules.place`. */
const isOtherPlace = (place: string, ourKey: string | null) =>
  ourKey !== null && place.trim() !== '' && !lookupKey(place).includes(ourKey)

/** What a row says about its teams. */
export type RowTeams = Pick<FileRow, 'team' | 'opponent' | 'club' | 'text' | 'mark' | 'isAway'>

/** Reads a row's teams: who plays, where, and the game's mark. */
export function readTeams(cells: RowCells, rules: ReadRules): RowTeams {
  const game = withoutScores(cells.game)
  const fixture = readFixture(game)
  const home = plainText(cells.home)
  const namesHomeTeam = home !== '' && !isHomeWord(home)
  const homeColumnTeam = namesHomeTeam ? homeTeamNamed(home) : undefined
  // Another team, or a word such as 'Away'.
  const isOtherHomeTeam = namesHomeTeam && homeColumnTeam === undefined
  // Only home games have such a code.
  const codeTeam = /^[a-z]\d{6}/i.test(cells.code.trim()) ? teamOfCode(cells.code) : null
  const isAwayGame = codeTeam === null && (fixture.isAway || isOtherHomeTeam)
  const isAway = isAwayGame || isOtherPlace(cells.place, rules.placeKey)
  const opponent = readOpponent(cells, fixture.opponent, rules)
  const team = teamOfRow({ codeTeam, homeColumnTeam, fixture, opponent, chosenTeam: rules.team })
  const club = opponent === null ? null : clubOf(team, opponent)
  const text = plainText(game)
  const isWholeGameText =
    team !== null && fixture.isWhole && isGameText(team, text) && opponent === fixture.opponent
  const mark = readMark(cells.marker) ?? markInParentheses(game) ?? markOf(game)
  return { team, opponent, club, text: isWholeGameText ? text : null, mark, isAway }
}

/** What may tell which of our teams plays in a row. */
interface TeamSources {
  codeTeam: TeamKey | null
  homeColumnTeam: TeamKey | 'either' | undefined
  fixture: Fixture
  opponent: string | null
  chosenTeam: TeamKey | null
}

/**
 * Finds which of our teams plays. The sources, the most certain first:
 * 1. the game's code;
 * 2. the column of home teams, unless it has the city of both;
 * 3. the text of the game;
 * 4. the opponent, if only one of the two leagues has that name;
 * 5. the team that the person chose for the file. This comes before 4 if the opponent is a city or
 *    three letters, which may match the wrong league by accident.
 */
function teamOfRow({ codeTeam, homeColumnTeam, fixture, opponent, chosenTeam }: TeamSources) {
  if (codeTeam) return codeTeam
  if (homeColumnTeam && homeColumnTeam !== 'either') return homeColumnTeam
  if (fixture.team) return fixture.team
  const leagueTeam = opponent === null ? null : teamOfOpponent(opponent)
  if (!leagueTeam || !opponent) return chosenTeam
  return isCityOrCode(leagueTeam, opponent) ? (chosenTeam ?? leagueTeam) : leagueTeam
}

function isCityOrCode(team: TeamKey, opponent: string): boolean {
  const club = clubOf(team, opponent)
  return club !== null && [club.code, club.city].map(lookupKey).includes(lookupKey(opponent))
}

/** The opponent as written; '' if it is not known yet, null if the row has none. */
function readOpponent(cells: RowCells, nameInText: string, { aliases }: ReadRules): string | null {
  const { city, game } = cells
  if (game.trim() === '' && city.trim() === '') return null
  const isNameComplete = city.trim() === '' || lookupKey(nameInText).startsWith(lookupKey(city))
  const opponent = isNameComplete ? nameInText : plainText(`${city} ${nameInText}`)
  if (isUndetermined(nameInText) || /^potential (?:home )?game$/i.test(nameInText)) return ''
  const key = lookupKey(opponent)
  return (Object.hasOwn(aliases, key) ? aliases[key] : undefined) ?? opponent
}

/* Opponents of rows and of stored games, compared by key. */

/** The key of a row's opponent: the club's code or its name; '' if it is unknown. */
export const opponentKey = ({ club, opponent }: FileRow): string =>
  club?.code ?? lookupKey(opponent ?? '')

/** Memoized, because a comparison needs the opponent of each game several times. */
const opponentKeysOfGames = perTeam((team) =>
  memoizeByObject((game: Game) => {
    const { opponent } = readGameText(game)
    return clubOf(team, opponent)?.code ?? lookupKey(opponent)
  }),
)

/** The key of a stored game's opponent, like {@link opponentKey}. */
export const opponentKeyOfGame = (team: TeamKey, game: Game): string =>
  opponentKeysOfGames[team](game)

/** Whether a row has a stored game's opponent or exactly its text. */
export const isSameOpponent = (row: FileRow, team: TeamKey, game: Game): boolean =>
  row.cells.game.trim() === game.team.trim() || opponentKey(row) === opponentKeyOfGame(team, game)
