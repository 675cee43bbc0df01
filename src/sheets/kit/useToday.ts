import { todayEastern } from '../../domain/time/dates'
import { useClock } from '../../lib/externalStore'

/** Today at the arena as `YYYY-MM-DD`. Updates at midnight, and after the device wakes up. */
export const useToday = (): string => useClock(todayEastern)
