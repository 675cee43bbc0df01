import { isStatus } from '../../api/errors'
import { useReread } from '../../api/writes/useReread'
import type { Game } from '../../domain/games/game'
import { type PlansKind, plansConfigs } from './plansConfigs'

/**
 * Reads a plan's events again; a deleted plan has none, and the list of plans is read too.
 * Throws ApiError.
 */
export function useRefetchEvents(kind: PlansKind, plan: string) {
  const { eventsQuery, usePlans } = plansConfigs[kind]
  const reread = useReread()
  const plans = usePlans()
  return async (): Promise<Game[]> => {
    let events: Game[] = []
    try {
      events = await reread(eventsQuery(plan))
    } catch (error) {
      if (!isStatus(error, 404)) throw error
    }
    if (events.length === 0) void plans.refetch()
    return events
  }
}
