import { type Day, dayKey, longDayText, readDay } from './wallClock'

/*
 * Instants in Eastern time. One cached Intl formatter instead of date-fns-tz, because public
 * sheets use this file and that library would add 8 kB to their first load.
 */
let formatter: Intl.DateTimeFormat | undefined

function easternDay(instant: Date): Day {
  formatter ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = formatter.formatToParts(instant)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** Today at the arena as `YYYY-MM-DD`. */
export function todayEastern(now: Date): string {
  return dayKey(easternDay(now))
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i

/**
 * `last_updated` as printed, for example `October 8, 2025`: an instant is moved to Eastern time,
 * wall-clock text keeps its day. '' when it is neither.
 */
export function updatedText(lastUpdated: string): string {
  const text = lastUpdated.trim()
  if (instantPattern.test(text)) {
    const instant = new Date(text)
    return Number.isNaN(instant.getTime()) ? '' : longDayText(easternDay(instant))
  }
  const day = readDay(text)
  return day ? longDayText(day) : ''
}
