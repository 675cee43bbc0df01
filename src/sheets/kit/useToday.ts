import { todayEastern } from '../../domain/time/dates'
import { useByTheClock } from '../../lib/externalStore'

/** Today at the arena as `YYYY-MM-DD`, also for a page that stays open over midnight or sleeps. */
export const useToday = (): string => useByTheClock(todayEastern)
