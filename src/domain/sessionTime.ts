/* The end of a session. */

/** The year 5138 in seconds. Larger numbers are times in milliseconds. */
const MAX_SECONDS = 100_000_000_000

/** Reads Unix seconds from a number or numeric text; null if it cannot be a time in seconds. */
export function readExpiration(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return null
  return seconds > 0 && seconds < MAX_SECONDS ? Math.floor(seconds) : null
}

/**
 * Seconds until the session ends, from the clock and never from a counter
 * (docs/rules/session.md#countdown).
 * @param expiration Unix seconds; null if unknown.
 * @param now milliseconds since 1970.
 * @returns whole seconds, at least 0; null if the expiration is unknown.
 */
export const secondsLeft = (expiration: number | null, now: number): number | null =>
  expiration === null ? null : Math.max(0, Math.ceil(expiration - now / 1000))

/** Formats the remaining session time: 3723 seconds → '1h 2m 3s', 59 → '0h 0m 59s'. */
export function formatTimeLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours}h ${minutes}m ${seconds % 60}s`
}
