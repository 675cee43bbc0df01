import { ApiError } from '../../api/errors'
import { useChangeRepAssignment } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import type { PricingLocation } from '../../domain/pricing'
import { useNotify } from '../../ui/Notifications'
import { assignedReps } from '../records/repAssignments'
import { repLabel } from './planReps'

/** Assigns the reps of some locations to a new location, and shows a message naming those who failed. */
export function useLinkReps() {
  const notify = useNotify()
  const repsQuery = useReps()
  const change = useChangeRepAssignment()

  /** Assigns a rep to a location. @returns whether it succeeded. */
  async function assign(repId: number, pricingLocationId: number): Promise<boolean> {
    try {
      await change.mutateAsync({ repId, pricingLocationId, isAssigned: true })
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  /** @param newId the id of the new location; undefined if unknown. */
  return async (locations: readonly PricingLocation[], newId: number | undefined) => {
    const names = [...new Set(locations.flatMap(({ repNames }) => repNames))]
    const mustLoadReps = repsQuery.data === undefined && names.length > 0
    const { data: reps = [] } = mustLoadReps ? await repsQuery.refetch() : repsQuery
    const sellers = assignedReps(locations, reps)
    const unlinked: string[] = []
    for (const rep of sellers) {
      if (newId === undefined || !(await assign(rep.id, newId))) unlinked.push(repLabel(rep, reps))
    }
    unlinked.push(...names.filter((name) => sellers.every((rep) => rep.name !== name)))
    if (unlinked.length === 0) return
    notify(
      `Not linked to the new location: ${unlinked.join(', ')}. Open Reps and save to link them.`,
      'warning',
    )
  }
}
