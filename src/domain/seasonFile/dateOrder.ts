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
  const votes = cells.flatMap(({ cell, weekday: columnWeekday }) =>
    cell.kind === 'day' ? votesOf(cell, cell.weekday ?? columnWeekday, seasonYear) : [],
  )
  const weightOf = (wanted: DateOrder) =>
    votes.reduce((sum, { order, weight }) => (order === wanted ? sum + weight : sum), 0)
  const [month, day] = [weightOf('month'), weightOf('day')]
  if (month !== day) return month > day ? 'month' : 'day'
  return cells.some(({ cell }) => isAmbiguous(cell)) ? null : undefined
}

/** The orders that a date speaks for: its only possible one, or those that fit its weekday. */
function votesOf(cell: DayCell, named: number | null, seasonYear: number) {
  const [reading, otherReading] = possibleReadings(cell)
  // A date with a month's name needs no order.
  if (!reading?.order) return []
  if (!otherReading) return [{ order: reading.order, weight: ONE_ORDER_WEIGHT }]
  return ordersOnWeekday(cell, named, seasonYear).map((order) => ({ order, weight: 1 }))
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
