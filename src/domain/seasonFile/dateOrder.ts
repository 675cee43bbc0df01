import { type Day, daysInMonth, monthName, weekday } from '../time/dates'
import { type DateCell, type DateOrder, readings } from './dateCell'

/** How a column's days are to be read. */
export interface DateRule {
  order: DateOrder
  /** The year a season starts in, for days without a year: August to December, else the next. */
  seasonYear: number
}

/** The day that a cell means by a rule, or why it means none. */
export function dayOf(
  cell: Extract<DateCell, { kind: 'day' }>,
  { order, seasonYear }: DateRule,
): { day: Day } | { why: string } {
  const found = readings(cell)
  const [only] = found
  const read = found.length > 1 ? found.find((one) => one.order === order) : only
  if (!read) return { why: 'It is no day.' }
  if (read.order !== undefined && read.order !== order) {
    const others = order === 'month' ? 'the month' : 'the day'
    return { why: `It has no room for ${others} first, as the other dates have it.` }
  }
  const { month, day } = read
  const year = cell.year ?? (month >= 8 ? seasonYear : seasonYear + 1)
  if (day > daysInMonth(year, month)) return { why: `${monthName(month)} has no day ${day}.` }
  return { day: { year, month, day } }
}

/**
 * Whether a column's days are written month first or day first: one whose first number is above 12
 * tells, or whose second is, else the weekdays beside them. Null where nothing tells: a person must.
 * Undefined where no day needs it.
 */
export function orderOf(
  cells: readonly { cell: DateCell; weekday: number | null }[],
  seasonYear: number,
): DateOrder | null | undefined {
  const votes = { month: 0, day: 0 }
  let isAsked = false
  for (const { cell, weekday: beside } of cells) {
    if (cell.kind !== 'day' || 'month' in cell.parts) continue
    const found = readings(cell)
    const [only, other] = found
    if (!only?.order) continue
    if (!other) votes[only.order] += 100
    else if (only.month !== only.day) {
      isAsked = true
      const named = cell.weekday ?? beside
      if (named === null) continue
      for (const { order } of found) {
        const read = order && dayOf(cell, { order, seasonYear })
        if (read && 'day' in read && weekday(read.day) === named) votes[order] += 1
      }
    }
  }
  if (votes.month !== votes.day) return votes.month > votes.day ? 'month' : 'day'
  return isAsked ? null : undefined
}
