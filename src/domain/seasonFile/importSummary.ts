import { teamKeys, teams } from '../../content/teams'
import { countsOf } from '../recordKeys'
import { counted, joined } from '../text'
import { dateText, readDay, timeText, weekdayText } from '../time/dates'
import type { ImportRow } from './importRow'
import { UNKNOWN_TIME } from './timeCell'

/**
 * The rows in a few short lines: how many games of each team, from when to when, the usual start time, the
 * weekdays. A wrong zone or a wrong order of day and month shows here.
 */
export function summaryLines(rows: readonly ImportRow[]): string[] {
  const games = rows.filter(({ status }) => status !== 'left out').map(({ fileRow }) => fileRow)
  const dates = games.flatMap(({ date }) => (date === null ? [] : [date])).sort()
  const times = games.flatMap(({ time }) => (time === null || time === UNKNOWN_TIME ? [] : [time]))
  const [time, count] = mostFrequent(times)[0] ?? []
  const weekdays = mostFrequent(dates.flatMap((date) => readDay(date) ?? []).map(weekdayText))
  const byTeam = teamKeys.flatMap((team) => {
    const count = games.filter((row) => row.team === team).length
    return count === 0 ? [] : [`${count} ${teams[team].name}`]
  })
  const away = rows.filter(({ fileRow }) => fileRow.isAway).length
  return [
    `${counted(games.length, 'home game')}${byTeam.length > 0 ? `: ${joined(byTeam)}` : ''}.`,
    dates.length > 0 ? `From ${dateText(dates[0] ?? '')} to ${dateText(dates.at(-1) ?? '')}.` : '',
    time === undefined ? '' : `${count} of ${times.length} start at ${timeText(time)}.`,
    weekdays.map(([name, count]) => `${name} ${count}`).join(', '),
    away > 0 ? `${counted(away, 'away game')} left out.` : '',
  ].filter(Boolean)
}

const mostFrequent = (values: string[]) => [...countsOf(values)].sort((a, b) => b[1] - a[1])
