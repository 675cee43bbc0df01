import { teams } from '../../src/content/teams'
import type { Team } from './data/season'
import type { Database } from './database'

const OPPONENTS = ['Chicago Blackhawks', 'Toronto Raptors', 'Detroit Red Wings', 'Utah Jazz']

/**
 * For speed tests: fills a team's table until it holds `count` games, each in one or two plans.
 * The extra games lie on consecutive days from 2030-01-01, so none meets the sample season.
 */
export function fillGames(db: Database, team: Team, count: number): void {
  const rows = db.games[team]
  const { codeLetter, name: home } = teams[team]
  const have = new Set(rows.map((row) => row.event_name).filter((name) => name !== null)).size
  for (let i = 0; i < count - have; i++) {
    const date = new Date(Date.UTC(2030, 0, 1 + i)).toISOString().slice(0, 10)
    const plans = [`${codeLetter}FILL${i % 7}`, `${codeLetter}MORE${i % 3}`].slice(0, (i % 2) + 1)
    for (const plan of plans) {
      rows.push({
        event_id: db.nextId++,
        event_name: `${codeLetter}${date.slice(2).replaceAll('-', '')}`,
        plan_event_name: plan,
        team: `${home} vs. ${OPPONENTS[i % OPPONENTS.length]}`,
        game_number: i + 1,
        event_date: date,
        event_time: '19:00:00',
      })
    }
  }
}
