import { longMomentText, readInstant, timeText, updatedText } from '../../domain/time/dates'

/**
 * `last_updated` with its time of day in Eastern time, `October 1, 2025, 2:03 PM`: an instant is
 * moved there, wall-clock text (`2025-10-01 14:03:22`) keeps its hour. '' when it is neither. For
 * staff screens; sheets print the day alone.
 */
export function updatedAt(lastUpdated: string): string {
  const text = lastUpdated.trim()
  const instant = readInstant(text)
  if (instant) return longMomentText(instant)
  const day = updatedText(text)
  const time = timeText(text.slice(11))
  return day === '' || time === '' ? day : `${day}, ${time}`
}
