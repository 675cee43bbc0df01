import { formatInTimeZone } from 'date-fns-tz'
import { updatedText } from './eastern'
import { timeText } from './wallClock'

const EASTERN = 'America/New_York'
const instant = /(?:Z|[+-]\d{2}:?\d{2})$/i

/**
 * `last_updated` with its time of day in Eastern time, `October 1, 2025, 2:03 PM`: an instant is
 * moved there, wall-clock text (`2025-10-01 14:03:22`) keeps its hour. '' when it is neither. For
 * staff screens; sheets print the day alone.
 */
export function updatedAt(lastUpdated: string): string {
  const text = lastUpdated.trim()
  const day = updatedText(text)
  if (day === '') return ''
  const time = instant.test(text.slice(10))
    ? formatInTimeZone(new Date(text), EASTERN, 'h:mm a')
    : timeText(text.slice(11))
  return time === '' ? day : `${day}, ${time}`
}
