import { dayNumber, minutesOfDay, readDay, readInstant } from '../../../domain/time/dates'

/* Days and instants as calendar files write them. */

/** An instant as calendar files write it: `20251121T184500Z`. */
export const stampOf = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const DAY_MINUTES = 1440
const FIRST_DAY = dayNumber({ year: 2020, month: 1, day: 1 })

/**
 * A number that rises with every change of a plan, by its `last_updated`: minutes since 2020, of wall-clock text
 * as if it were UTC. Null where that says no day.
 */
export function sequenceOf(lastUpdated: string): number | null {
  const text = readInstant(lastUpdated)?.toISOString() ?? lastUpdated.trim()
  const day = readDay(text)
  if (day === null) return null
  const time = minutesOfDay(text.slice(11, 23)) ?? 0
  const minutes = (dayNumber(day) - FIRST_DAY) * DAY_MINUTES + time
  return minutes < 0 ? null : minutes
}
