import { serverNow } from '../api/serverClock'
import { secondsLeft } from '../domain/session'
import { createStore, useStore } from '../lib/externalStore'

const TICK_MS = 1000

/** The seconds left of the session, at least 0; null when unknown. A store, so that only its readers re-render. */
type Countdown = ReturnType<typeof createCountdown>

/**
 * Ticks once a second, always from the clock, and by the server's: laptops sleep, hidden
 * tabs are throttled, and some clocks are hours off.
 * @param onEnd called once when the time is up.
 * @param first the end of the session as far as it is known before it ticks, in Unix seconds.
 */
export function createCountdown(onEnd: () => void, first: number | null = null) {
  let expiration: number | null = null
  const { get, set, subscribe } = createStore(secondsLeft(first, serverNow()))
  let timer: ReturnType<typeof setInterval> | undefined

  function tick() {
    const now = secondsLeft(expiration, serverNow())
    if (now === get()) return
    set(now)
    if (now === 0) {
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
    /** Sets the end of the session in Unix seconds; null when unknown. */
    setExpiration(next: number | null) {
      stop()
      expiration = next
      set(null)
      if (next !== null) {
        timer = setInterval(tick, TICK_MS)
        document.addEventListener('visibilitychange', tick)
        window.addEventListener('focus', tick)
      }
      tick()
    },
    get,
    subscribe,
  }
}

/** The seconds left of a countdown, rendered again each second. */
export const useCountdown = (countdown: Countdown): number | null => useStore(countdown)
