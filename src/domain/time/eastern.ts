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

/** A moment at the arena: `Nov 21, 2026, 6:45 PM`. */
function momentText(instant: Date): string {
  const text = instant.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  // Some browsers put a narrow space before AM and PM, which the sheets' face does not have.
  return text.replaceAll('\u202f', ' ')
}

/** Of data that is old, by when it was read in milliseconds: `As of Nov 21, 2026, 6:45 PM Eastern: …`. */
export const asOfText = (at: number): string =>
  `As of ${momentText(new Date(at))} Eastern: could not be refreshed`

const instantPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))$/i

/** The instant of a date and time with a zone behind it; null for any other text. */
export function readInstant(text: string): Date | null {
  const [, day, time] = instantPattern.exec(text.trim()) ?? []
  if (day === undefined || time === undefined) return null
  const instant = new Date(`${day}T${time.toUpperCase()}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/**
 * `last_updated` as printed, for example `October 8, 2025`: an instant is moved to Eastern time,
 * wall-clock text keeps its day. '' when it is neither.
 */
export function updatedText(lastUpdated: string): string {
  const instant = readInstant(lastUpdated)
  const day = instant ? easternDay(instant) : readDay(lastUpdated)
  return day ? longDayText(day) : ''
}
