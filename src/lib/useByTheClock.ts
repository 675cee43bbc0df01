import { useEffect, useState } from 'react'

const A_MINUTE_MS = 60_000

/**
 * What is read from the clock, also for a page that stays open over midnight or sleeps: it is looked at each
 * minute, and when the page is seen again. Drawn anew only where it has changed.
 * @param read always the same function.
 */
export function useByTheClock(read: () => string): string {
  const [shown, setShown] = useState(read)
  useEffect(() => {
    const look = () => setShown(read())
    const timer = setInterval(look, A_MINUTE_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [read])
  return shown
}
