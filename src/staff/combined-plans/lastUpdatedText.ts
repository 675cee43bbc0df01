import { longMomentText, readInstant, timeText, updatedDay } from '../../domain/time/dates'

/**
 * Formats `last_updated` in Eastern time, as `October 1, 2025, 2:03 PM`. An instant is converted to
 * Eastern time; wall-clock text (`2025-10-01 14:03:22`) keeps its hour. Returns '' for anything
 * else. For staff screens; sheets print only the day.
 */
export function lastUpdatedText(lastUpdated: string): string {
  const text = lastUpdated.trim()
  const instant = readInstant(text)
  if (instant) return longMomentText(instant)
  const day = updatedDay(text)
  const time = timeText(text.slice(11))
  return day === '' || time === '' ? day : `${day}, ${time}`
}
