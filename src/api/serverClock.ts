/**
 * Smaller differences are ignored: they come from the response's travel time and the header's whole
 * seconds.
 */
const TOLERATED_MS = 60_000

/** How far this device's clock is ahead of the server's, in milliseconds; null if unknown. */
let measuredSkewMs: number | null = null

/**
 * Reads the server's clock from a response that was not cached.
 * @param date its Date header; null if another host hides it. The known time is kept then.
 */
export function recordServerDate(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (!Number.isNaN(server)) measuredSkewMs = Date.now() - server
}

/**
 * How far this device's clock is ahead (negative: behind), in milliseconds. Differences of less
 * than a minute are 0.
 */
export function clockSkewMs(): number {
  const skewMs = measuredSkewMs ?? 0
  return Math.abs(skewMs) < TOLERATED_MS ? 0 : skewMs
}

/** Whether the server has sent its time. */
export const isServerTimeKnown = (): boolean => measuredSkewMs !== null

/**
 * The server's time in milliseconds since 1970, or this device's time if the server's is unknown.
 */
export const serverNow = (): number => Date.now() - clockSkewMs()

/** Forgets the server's time. @forTests */
export function forgetServerDate(): void {
  measuredSkewMs = null
}
