import { teamKeys, teams } from '../../content/teams'
import { counted, joined } from '../checks/finding'
import { dateText, readDay, timeText, weekdayText } from '../time/dates'
import type { ImportRow } from './importRow'
import { NO_TIME } from './timeCell'

/**
 * What the rows say together, in a few short lines: how many games of whom, from when to when, at what
 * hour most of them start, on which weekdays. A wrong zone or a wrong order of dates is seen there.
 */
export function figuresOf(rows: readonly ImportRow[]): string[] {
  const taken = rows.filter(({ status }) => status !== 'left out').map(({ file }) => file)
  const dates = taken.flatMap(({ date }) => (date === null ? [] : [date])).sort()
  const times = taken.flatMap(({ time }) => (time === null || time === NO_TIME ? [] : [time]))
  const [time, often] = mostFrequent(times)[0] ?? []
  const weekdays = mostFrequent(
    dates.flatMap((date) => {
      const day = readDay(date)
      return day ? [weekdayText(day)] : []
    }),
  )
  const whose = teamKeys.flatMap((team) => {
    const count = taken.filter((row) => row.team === team).length
    return count === 0 ? [] : [`${count} ${teams[team].name}`]
  })
  const away = rows.filter(({ file }) => file.leftOut !== undefined).length
  return [
    `${counted(taken.length, 'home game')}${whose.length > 0 ? `: ${joined(whose)}` : ''}.`,
    dates.length > 0 ? `From ${dateText(dates[0] ?? '')} to ${dateText(dates.at(-1) ?? '')}.` : '',
    time === undefined ? '' : `${often} of ${times.length} start at ${timeText(time)}.`,
    weekdays.map(([name, count]) => `${name} ${count}`).join(', '),
    away > 0 ? `${counted(away, 'game')} elsewhere or cancelled left out.` : '',
  ].filter(Boolean)
}

function mostFrequent(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
