import { readInstant } from '../../../domain/time/eastern'
import { minutesOfDay, readDay } from '../../../domain/time/wallClock'

/* Days and instants as calendar files write them. */

/** An instant as calendar files write it: `20251121T184500Z`. */
export const stampOf = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const MINUTE_MS = 60_000
const FIRST = Date.UTC(2020, 0, 1)

/**
 * A number that rises with every change of a plan, by its `last_updated`: minutes since 2020. Null
 * where that says no day.
 */
export function sequenceOf(lastUpdated: string): number | null {
  const at = readInstant(lastUpdated)?.getTime() ?? wallClockTime(lastUpdated)
  return at === null || at < FIRST ? null : Math.floor((at - FIRST) / MINUTE_MS)
}

function wallClockTime(text: string): number | null {
  const day = readDay(text)
  if (day === null) return null
  const minutes = minutesOfDay(text.trim().slice(11)) ?? 0
  return Date.UTC(day.year, day.month - 1, day.day, 0, minutes)
}
