import { type Day, daysInMonth, monthName, weekday } from '../time/dates'
import type { DateCell, DayCell } from './dateCell'
import { type DateOrder, possibleReadings } from './dateForms'

/** How to read a column's dates. */
export interface DateRule {
  order: DateOrder
  /**
   * The year the season starts in, for dates without a year: August to December are in this year,
   * other months in the next.
   */
  seasonYear: number
}

/** Resolves a cell to a day by a rule, or says why it cannot be. */
export function resolveDay(
  cell: DayCell,
  { order, seasonYear }: DateRule,
): { day: Day } | { reason: string } {
  const readings = possibleReadings(cell)
  const reading = readings.find(({ order: own }) => own === undefined || own === order)
  if (!reading) {
    if (readings.length === 0) return { reason: 'It isn’t a date.' }
    const firstPart = order === 'month' ? 'the month' : 'the day'
    return { reason: `It can’t start with ${firstPart}, as the other dates do.` }
  }
  const { month, day } = reading
  const year = cell.year ?? (month >= 8 ? seasonYear : seasonYear + 1)
  if (day > daysInMonth(year, month)) return { reason: `${monthName(month)} has no day ${day}.` }
  return { day: { year, month, day } }
}

/**
 * The weight of a date with only one possible order, such as 10/25. It outweighs the weekdays of
 * all other dates in a usual file.
 */
const ONE_ORDER_WEIGHT = 100

/**
 * Whether a column's dates are written month first or day first. A date with a number above 12
 * shows it, or else the weekdays beside the dates. Null if nothing shows it and a person must
 * choose; undefined if no date needs it.
 */
export function dateOrderOf(
  cells: readonly { cell: DateCell; weekday: number | null }[],
  seasonYear: number,
): DateOrder | null | undefined {
  const votes = { month: 0, day: 0 }
  let needsOrder = false
  for (const { cell, weekday: columnWeekday } of cells) {
    if (cell.kind !== 'day') continue
    const [reading, otherReading] = possibleReadings(cell)
    // A date with a month's name needs no order.
    if (!reading?.order) continue
    if (!otherReading) votes[reading.order] += ONE_ORDER_WEIGHT
    else if (isAmbiguous(cell)) {
      needsOrder = true
      const orders = ordersOnWeekday(cell, cell.weekday ?? columnWeekday, seasonYear)
      for (const order of orders) votes[order] += 1
    }
  }
  if (votes.month !== votes.day) return votes.month > votes.day ? 'month' : 'day'
  return needsOrder ? null : undefined
}

/** Whether the two orders of a cell's numbers give different days. */
export function isAmbiguous(cell: DateCell): boolean {
  if (cell.kind !== 'day') return false
  const [monthFirst, dayFirst] = possibleReadings(cell)
  return dayFirst !== undefined && dayFirst.day !== monthFirst?.day
}

/** The orders in which a date falls on the file's weekday; empty if the file names none. */
const ordersOnWeekday = (cell: DayCell, named: number | null, seasonYear: number) =>
  (['month', 'day'] as const).filter((order) => {
    const read = resolveDay(cell, { order, seasonYear })
    return 'day' in read && weekday(read.day) === named
  })
