import { clockParts, easternClock } from '../../time/easternClock'
import { dayKey } from '../../time/wallClock'

/* Time zones of calendar files, turned into days and hours at the arena. */

/** A wall clock's day and minutes, somewhere. */
export interface Clock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/** Zones as Outlook calls them. */
const outlookNames: Readonly<Record<string, string>> = {
  'atlantic standard time': 'America/Halifax',
  'central standard time': 'America/Chicago',
  'eastern standard time': 'America/New_York',
  'gmt standard time': 'Europe/London',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'us eastern standard time': 'America/New_York',
  'us mountain standard time': 'America/Phoenix',
  utc: 'UTC',
}

const two = (value: number) => String(value).padStart(2, '0')
const asUtc = ({ year, month, day, hour, minute }: Clock) =>
  Date.UTC(year, month - 1, day, hour, minute)

/** `2025-10-09 19:00` of an instant in milliseconds: what the arena's calendar and clock show then. */
export function easternText(instant: number): string {
  const clock = easternClock(new Date(instant))
  return `${dayKey(clock)} ${two(Math.floor(clock.minutes / 60))}:${two(clock.minutes % 60)}`
}

/**
 * What the arena's clock shows when another zone's shows this; null where nobody knows the zone.
 * `UTC` and the names that Outlook gives are zones too.
 */
export function easternTextOf(clock: Clock, zone: string): string | null {
  const name = outlookNames[zone.trim().toLowerCase()] ?? zone.trim().replace(/^\//, '')
  if (/^(?:America\/(?:New_York|Detroit|Toronto|Montreal)|US\/Eastern|EST5EDT)$/.test(name)) {
    return clockText(clock)
  }
  const shown = shownBy(name)
  if (!shown) return null
  // The zone's distance from UTC is asked at the time itself: it changes twice a year.
  const wanted = asUtc(clock)
  let instant = wanted
  for (let tries = 0; tries < 2; tries += 1) instant += wanted - shown(instant)
  return easternText(instant)
}

/** `2025-10-09 19:00`. */
export const clockText = (clock: Clock) =>
  `${dayKey(clock)} ${two(clock.hour)}:${two(clock.minute)}`

/** What a zone's clock shows at an instant, counted as if it were UTC's; null for no zone. */
function shownBy(timeZone: string): ((instant: number) => number) | null {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, ...clockParts })
  } catch {
    return null
  }
  return (instant) => {
    const parts = format.formatToParts(instant)
    const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
    return asUtc({
      year: part('year'),
      month: part('month'),
      day: part('day'),
      hour: part('hour'),
      minute: part('minute'),
    })
  }
}
