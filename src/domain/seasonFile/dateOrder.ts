import { type Day, daysInMonth, monthName, weekday } from '../time/dates'
import { type DateCell, type DateOrder, type DayCell, possibleReadings } from './dateCell'

/** How a column's days are to be read. */
export interface DateRule {
  order: DateOrder
  /** The year a season starts in, for days without a year: August to December, else the next. */
  seasonYear: number
}

/** The day that a cell means by a rule, or why it means none. */
export function resolveDay(
  cell: DayCell,
  { order, seasonYear }: DateRule,
): { day: Day } | { reason: string } {
  const readings = possibleReadings(cell)
  const [only] = readings
  const reading = readings.length > 1 ? readings.find((one) => one.order === order) : only
  if (!reading) return { reason: 'It isn’t a date.' }
  if (reading.order !== undefined && reading.order !== order) {
    const firstPart = order === 'month' ? 'the month' : 'the day'
    return { reason: `It can’t start with ${firstPart}, as the other dates do.` }
  }
  const { month, day } = reading
  const year = cell.year ?? (month >= 8 ? seasonYear : seasonYear + 1)
  if (day > daysInMonth(year, month)) return { reason: `${monthName(month)} has no day ${day}.` }
  return { day: { year, month, day } }
}

/** A date of one possible order, as 10/25, outweighs the weekdays of all others in a usual file. */
const ONE_ORDER_WEIGHT = 100

/**
 * Whether a column's days are written month first or day first. A date with a number above 12 shows
 * it, else the weekdays beside the dates. Null where nothing shows it: a person must choose.
 * Undefined where no day needs it.
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
    // A month's name needs no order.
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

/** Whether a cell is another day when its numbers are read in the other order. */
export function isAmbiguous(cell: DateCell): boolean {
  if (cell.kind !== 'day') return false
  const [reading, otherReading] = possibleReadings(cell)
  return otherReading !== undefined && otherReading.day !== reading?.day
}

/** The orders in which a date is on the weekday that the file names; none without a name. */
const ordersOnWeekday = (cell: DayCell, named: number | null, seasonYear: number) =>
  (['month', 'day'] as const).filter((order) => {
    const read = resolveDay(cell, { order, seasonYear })
    return 'day' in read && weekday(read.day) === named
  })
