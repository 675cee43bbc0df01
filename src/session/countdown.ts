import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/serverClock'
import { secondsLeft } from '../domain/session'

const TICK_MS = 1000

/** The remaining session time as a store, so that only what shows it renders every second. */
export interface Countdown {
  /** Sets the end of the session in Unix seconds; null when unknown. */
  setExpiration(expiration: number | null): void
  /** Seconds left, at least 0; null when unknown. */
  get(): number | null
  subscribe(listener: () => void): () => void
}

/**
 * Ticks once a second, always from the clock, and by the server's: laptops sleep, hidden
 * tabs are throttled, and some clocks are hours off.
 * @param onEnd called once when the time is up.
 * @param first the end of the session as far as it is known before it ticks, in Unix seconds.
 */
export function createCountdown(onEnd: () => void, first: number | null = null): Countdown {
  const listeners = new Set<() => void>()
  let expiration: number | null = null
  let left = secondsLeft(first, serverNow())
  let timer: ReturnType<typeof setInterval> | undefined

  function tick() {
    const now = secondsLeft(expiration, serverNow())
    if (now === left) return
    left = now
    for (const listener of listeners) listener()
    if (left === 0) {
      stop()
      onEnd()
    }
  }
  function stop() {
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', tick)
    window.removeEventListener('focus', tick)
  }
  return {
    setExpiration(next) {
      stop()
      expiration = next
      left = null
      if (next !== null) {
        timer = setInterval(tick, TICK_MS)
        document.addEventListener('visibilitychange', tick)
        window.addEventListener('focus', tick)
      }
      tick()
      if (next === null) for (const listener of listeners) listener()
    },
    get: () => left,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The seconds left of a countdown, rendered anew each second. */
export const useCountdown = (countdown: Countdown): number | null =>
  useSyncExternalStore(countdown.subscribe, countdown.get)
