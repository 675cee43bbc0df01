import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { csvText } from '../csv'
import type { Game } from '../games/game'
import { sortGames } from '../games/gamesByDate'
import { minutesOfDay, timeText } from '../time/dates'

/** 'Home' is the home team. 'Team' is the game's text, as in the records of the API. */
const HEADERS = ['Code', 'Home', 'Date', 'Time', 'Team', 'Game Number', 'Plans']

/**
 * Formats all games of all teams as one CSV file. Importing it changes nothing
 * (docs/rules/import.md#the-season-as-a-file).
 */
export function seasonCsv(games: Readonly<Record<TeamKey, readonly Game[]>>): string {
  const rows = teamKeys.flatMap((team) =>
    sortGames(games[team]).map((game) => [
      game.eventName,
      teams[team].name,
      game.date,
      // Midnight means that the time is not known. `timeText` returns other texts unchanged.
      minutesOfDay(game.time) === 0 ? 'TBD' : timeText(game.time),
      game.team,
      String(game.gameNumber),
      game.plans.join(', '),
    ]),
  )
  return csvText([HEADERS, ...rows])
}
