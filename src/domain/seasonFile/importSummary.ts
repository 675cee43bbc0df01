import { teamKeys, teams } from '../../content/teams'
import { countsOf } from '../recordKeys'
import { counted, joined } from '../text'
import { dateText, readDay, timeText, weekdayText } from '../time/dates'
import type { ImportRow } from './importRow'
import { UNKNOWN_TIME } from './timeCell'

/**
 * Summarizes the rows in a few short lines: the number of games of each team, the dates, the usual
 * start time and the weekdays. A wrong time zone or day-month order shows here.
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
