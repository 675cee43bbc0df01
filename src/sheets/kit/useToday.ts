import { useEffect, useState } from 'react'
import { todayEastern } from '../../domain/time/eastern'

const A_MINUTE_MS = 60_000

/** Today at the arena as `YYYY-MM-DD`, also for a page that stays open over midnight or sleeps. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayEastern(new Date()))
  useEffect(() => {
    const look = () => setToday(todayEastern(new Date()))
    const timer = setInterval(look, A_MINUTE_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
