import { todayEastern } from '../../domain/time/dates'
import { useClock } from '../../lib/externalStore'

/** Today at the arena as `YYYY-MM-DD`, also for a page that stays open over midnight or sleeps. */
export const useToday = (): string => useClock(todayEastern)
