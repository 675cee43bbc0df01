import { serverNow } from '../api/serverClock'
import { secondsLeft } from '../domain/sessionTime'
import { createStore } from '../lib/externalStore'

const TICK_MS = 1000

/**
 * Creates a store of the session's remaining seconds, at least 0; null if unknown. It reads the
 * server's time once a second instead of counting, because laptops sleep, hidden tabs are
 * throttled, and some clocks are hours off.
 * @param onEnd called once when the session ends.
 * @param initialExpiration in Unix seconds, if known. It is only displayed until `setExpiration` is
 * called.
 */
export function createCountdown(onEnd: () => void, initialExpiration: number | null = null) {
  let expiration: number | null = null
  const { get, set, subscribe } = createStore(secondsLeft(initialExpiration, serverNow()))
  let timer: ReturnType<typeof setInterval> | undefined

  function tick() {
    const seconds = secondsLeft(expiration, serverNow())
    if (seconds === get()) return
    set(seconds)
    if (seconds === 0) {
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
    /** Sets the end of the session in Unix seconds; null if unknown. */
    setExpiration(next: number | null) {
      stop()
      expiration = next
      // Reset first. Otherwise a session that ends immediately would tick without a change, and
      // `onEnd` would not be called.
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
