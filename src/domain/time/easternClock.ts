import type { Day } from './wallClock'

/** A day and the minutes since its midnight. */
interface Clock extends Day {
  minutes: number
}

const HOUR_MS = 3_600_000
/** The first year of today's rule, by the Energy Policy Act of 2005. */
const FIRST_YEAR = 2007

/**
 * What calendar and clock at the arena show at an instant. From 2007 on by arithmetic: the browser's
 * own formatter takes tens of milliseconds to make on a phone, while the first picture waits. Before,
 * other rules held, and the browser knows them.
 * @throws RangeError for an instant that is no real one
 */
export function easternClock(instant: Date): Clock {
  return instant.getUTCFullYear() >= FIRST_YEAR ? byRule(instant) : byBrowser(instant)
}

/** Daylight time lasts from the second Sunday of March to the first of November, 2:00 by the clock. */
function byRule(instant: Date): Clock {
  const year = instant.getUTCFullYear()
  const isDaylight =
    +instant >= sundayFrom(year, 2, 8) + 7 * HOUR_MS &&
    +instant < sundayFrom(year, 10, 1) + 6 * HOUR_MS
  const local = new Date(+instant - (isDaylight ? 4 : 5) * HOUR_MS)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

/** Midnight UTC of the first Sunday on or after a day; `month` is 0 to 11. */
function sundayFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return Date.UTC(year, month, day + ((7 - weekday) % 7))
}

/** What the browser is asked for of a zone's clock. */
export const clockParts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

function byBrowser(instant: Date): Clock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    ...clockParts,
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minutes: part('hour') * 60 + part('minute'),
  }
}
