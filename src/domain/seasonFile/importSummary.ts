import { teamKeys, teams } from '../../content/teams'
import { countsOf } from '../recordKeys'
import { counted, joined } from '../text'
import { dateText, readDay, timeText, weekdayText } from '../time/dates'
import type { ImportRow } from './importRow'
import type { FileRow } from './rowTypes'
import { UNKNOWN_TIME } from './timeCell'

/**
 * The rows in a few short lines: how many games of each team, from when to when, the usual start time, the
 * weekdays. A wrong zone or a wrong order of day and month shows here.
 */
export function summaryLines(rows: readonly ImportRow[]): string[] {
  const games = rows.filter(({ status }) => status !== 'left out').map(({ fileRow }) => fileRow)
  const away = rows.filter(({ fileRow }) => fileRow.isAway).length
  const dates = games.flatMap(({ date }) => date ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  return [
    `${counted(games.length, 'home game')}${teamCounts(games)}.`,
    first && last ? `From ${dateText(first)} to ${dateText(last)}.` : '',
    usualStart(games),
    weekdayCounts(dates),
    away > 0 ? `${counted(away, 'away game')} left out.` : '',
  ].filter(Boolean)
}

/** ': 41 Bruins and 40 Celtics'; '' without a team. */
function teamCounts(games: readonly FileRow[]): string {
  const counts = teamKeys.flatMap((team) => {
    const count = games.filter((game) => game.team === team).length
    return count === 0 ? [] : [`${count} ${teams[team].name}`]
  })
  return counts.length > 0 ? `: ${joined(counts)}` : ''
}

/** '30 of 41 start at 7:00 PM.' */
function usualStart(games: readonly FileRow[]): string {
  const times = games.flatMap(({ time }) => (time === null || time === UNKNOWN_TIME ? [] : [time]))
  const [usual] = mostFrequent(times)
  return usual ? `${usual[1]} of ${times.length} start at ${timeText(usual[0])}.` : ''
}

/** 'Sat 12, Thu 10' */
const weekdayCounts = (dates: readonly string[]) =>
  mostFrequent(dates.flatMap((date) => readDay(date) ?? []).map(weekdayText))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

const mostFrequent = (values: readonly string[]) =>
  [...countsOf(values)].sort((a, b) => b[1] - a[1])
