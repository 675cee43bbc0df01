import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { csvText } from '../csv'
import type { Game } from '../games/game'
import { sortGames } from '../games/gamesByDate'
import { minutesOfDay, timeText } from '../time/dates'

const HEADERS = ['Code', 'Home', 'Date', 'Time', 'Team', 'Game Number', 'Plans']

/**
 * Every game of all teams as one CSV file, which Import reads back without a change
 * (docs/rules/import.md#the-season-as-a-file).
 */
export function seasonCsv(games: Readonly<Record<TeamKey, readonly Game[]>>): string {
  const rows = teamKeys.flatMap((team) =>
    sortGames(games[team]).map((game) => [
      game.eventName,
      teams[team].name,
      game.date,
      // `timeText` leaves a text that is no time as it is.
      minutesOfDay(game.time) === 0 ? 'TBD' : timeText(game.time),
      game.team,
      String(game.gameNumber),
      game.plans.join(', '),
    ]),
  )
  return csvText([HEADERS, ...rows])
}
