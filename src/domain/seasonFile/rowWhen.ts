import { type Day, dayKey, monthDayText, weekday, weekdayText } from '../time/dates'
import { plainText } from './cellText'
import { dayOf, readDateCell, weekdayOf } from './dateCell'
import type { Cells, Notes, ReadRules } from './rowTypes'
import { apiTimeOf, readTimeCell, UNKNOWN_TIME } from './timeCell'

/** A row's date and time, which may both be in the cell of the date. */
export function readWhen(cells: Cells, rules: ReadRules, notes: Notes) {
  const dateCell = readDateCell(cells.date)
  if (dateCell.kind === 'unreadable') notes.problems.push({ cause: 'date', text: dateCell.reason })
  if (dateCell.kind !== 'day') return { date: null, time: readTime(cells.time, rules, notes) }
  const read = dayOf(dateCell, rules)
  if ('reason' in read) {
    notes.problems.push({ cause: 'date', text: `'${plainText(cells.date)}': ${read.reason}` })
  }
  const day = 'day' in read ? read.day : null
  if (day) checkWeekday(day, dateCell.weekday ?? weekdayOf(cells.weekday), notes)
  const hasTimeCell = cells.time.trim() !== ''
  if (hasTimeCell) checkTimeAfterDay(dateCell.timeText, cells, rules, notes)
  const time = readTime(hasTimeCell ? cells.time : dateCell.timeText, rules, notes)
  return { date: day && dayKey(day), time }
}

/** A time after the day must be that of the column of times, or an empty midnight. */
function checkTimeAfterDay(
  timeText: string,
  { date, time }: Cells,
  { hours }: ReadRules,
  { problems }: Notes,
): void {
  const [afterDay, column] = [readTimeCell(timeText), readTimeCell(time)]
  const dayTime = afterDay.kind === 'time' ? apiTimeOf(afterDay, hours) : UNKNOWN_TIME
  const isOther =
    column.kind === 'time' && dayTime !== UNKNOWN_TIME && dayTime !== apiTimeOf(column, hours)
  if (afterDay.kind !== 'unreadable' && !isOther) return
  const text = `'${plainText(date)}' and '${plainText(time)}' don’t match.`
  problems.push({ cause: 'date', text })
}

function checkWeekday(day: Day, named: number | null, { doubts }: Notes) {
  if (named === null || weekday(day) === named) return
  const text = `The file has a different weekday: ${monthDayText(day)} is a ${weekdayText(day)}.`
  doubts.push({ cause: 'weekday', text })
}

function readTime(text: string, { hours }: ReadRules, { problems }: Notes): string | null {
  const cell = readTimeCell(text)
  if (cell.kind === 'open') return UNKNOWN_TIME
  if (cell.kind === 'time') return apiTimeOf(cell, hours)
  if (cell.kind === 'unreadable') problems.push({ cause: 'time', text: cell.reason })
  return null
}
