import { easternClock } from './easternClock'
import { type Day, dayKey, halfDayText, longDayText, monthDayText, readDay } from './wallClock'

/* Instants as people at the arena write them. */

/** Today at the arena as `YYYY-MM-DD`. */
export function todayEastern(now = new Date()): string {
  return dayKey(easternClock(now))
}

/** A moment at the arena: `Nov 21, 2026, 6:45 PM`. */
function momentText(instant: Date): string {
  const clock = easternClock(instant)
  return `${monthDayText(clock)}, ${clock.year}, ${halfDayText(clock.minutes)}`
}

/** An instant's day and time of day at the arena: `October 1, 2025, 2:03 PM`. */
export function longMomentText(instant: Date): string {
  const clock = easternClock(instant)
  return `${longDayText(clock)}, ${halfDayText(clock.minutes)}`
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
  const day: Day | null = instant ? easternClock(instant) : readDay(lastUpdated)
  return day ? longDayText(day) : ''
}
