import { isStatus } from '../../api/errors'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import type { Game } from '../../domain/games/game'
import { type PlansKind, plansConfigs } from './plansConfigs'

/**
 * Reads a plan's events again; a deleted plan has none, and the list of plans is read too.
 * Throws ApiError.
 */
export function useRefetchEvents(kind: PlansKind, plan: string) {
  const { eventsQuery, usePlans } = plansConfigs[kind]
  const refetchFresh = useRefetchFresh()
  const plans = usePlans()
  return async (): Promise<Game[]> => {
    let events: Game[] = []
    try {
      events = await refetchFresh(eventsQuery(plan))
    } catch (error) {
      if (!isStatus(error, 404)) throw error
    }
    if (events.length === 0) void plans.refetch()
    return events
  }
}
