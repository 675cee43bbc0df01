import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { countsOf } from '../recordKeys'
import { counted, joined } from '../text'
import { dateText, readDay, timeText, weekdayText } from '../time/dates'
import type { ImportRow } from './importRow'
import type { FileRow } from './rowTypes'
import { UNKNOWN_TIME } from './timeCell'

/**
 * Summarizes the rows in a few short lines, in which a wrong time zone or day-month order shows:
 * `43 home games: 22 Bruins and 21 Celtics.`, `From Thu, Oct 9, 2025 to Sun, Apr 12, 2026.`, `30 of
 * 43 start at 7:00 PM.`, `Sat 12, Thu 11`, `2 away games left out.`
 */
export function summaryLines(rows: readonly ImportRow[]): string[] {
  const games = rows.filter(({ status }) => status !== 'left out').map(({ fileRow }) => fileRow)
  const dates = games.flatMap(({ date }) => date ?? []).sort()
  const times = games.flatMap(({ time }) => time ?? []).filter((time) => time !== UNKNOWN_TIME)
  const awayCount = rows.filter(({ fileRow }) => fileRow.isAway).length
  return [
    gamesLine(games),
    datesLine(dates),
    startTimeLine(times),
    weekdaysLine(dates),
    awayCount > 0 ? `${counted(awayCount, 'away game')} left out.` : '',
  ].filter(Boolean)
}

function gamesLine(games: readonly FileRow[]): string {
  const countOf = (team: TeamKey) => games.filter((game) => game.team === team).length
  const byTeam = teamKeys.filter(countOf).map((team) => `${countOf(team)} ${teams[team].name}`)
  const total = counted(games.length, 'home game')
  return byTeam.length > 0 ? `${total}: ${joined(byTeam)}.` : `${total}.`
}

function datesLine([first, ...others]: readonly string[]): string {
  return first ? `From ${dateText(first)} to ${dateText(others.at(-1) ?? first)}.` : ''
}

function startTimeLine(times: readonly string[]): string {
  const [usual] = mostFrequent(times)
  return usual ? `${usual.count} of ${times.length} start at ${timeText(usual.value)}.` : ''
}

function weekdaysLine(dates: readonly string[]): string {
  const weekdays = mostFrequent(dates.flatMap((date) => readDay(date) ?? []).map(weekdayText))
  return weekdays.map(({ value, count }) => `${value} ${count}`).join(', ')
}

const mostFrequent = (values: readonly string[]) =>
  [...countsOf(values)]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count)
