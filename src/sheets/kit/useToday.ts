import { todayEastern } from '../../domain/time/dates'
import { useByTheClock } from '../../lib/useByTheClock'

/** Today at the arena as `YYYY-MM-DD`, also for a page that stays open over midnight or sleeps. */
export const useToday = (): string => useByTheClock(todayEastern)
