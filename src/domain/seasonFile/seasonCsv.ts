import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { csvText } from '../csv'
import type { Game } from '../games/game'
import { sortGames } from '../games/gamesByDate'
import { minutesOfDay, timeText } from '../time/dates'

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
      // `timeText` returns text that isn't a time unchanged.
      minutesOfDay(game.time) === 0 ? 'TBD' : timeText(game.time),
      game.team,
      String(game.gameNumber),
      game.plans.join(', '),
    ]),
  )
  return csvText([HEADERS, ...rows])
}
