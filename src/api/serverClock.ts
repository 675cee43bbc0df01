/** Smaller differences come from the response's travel time and the header's whole seconds. */
const TOLERATED_MS = 60_000

/** How far this device's clock is ahead of the server's, in milliseconds; null while unknown. */
let measuredSkewMs: number | null = null

/**
 * Reads the server's clock from a response that no cache has stored.
 * @param date its Date header; null where another host hides it, which changes nothing.
 */
export function recordServerDate(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (!Number.isNaN(server)) measuredSkewMs = Date.now() - server
}

/** How far this device's clock is ahead (or, below 0, behind), in milliseconds; 0 within a minute. */
export const clockSkewMs = (): number =>
  Math.abs(measuredSkewMs ?? 0) < TOLERATED_MS ? 0 : (measuredSkewMs ?? 0)

/** Is the server's time known? */
export const isServerTimeKnown = (): boolean => measuredSkewMs !== null

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() - clockSkewMs()

/** Forgets the server's time. @forTests */
export function forgetServerDate(): void {
  measuredSkewMs = null
}
