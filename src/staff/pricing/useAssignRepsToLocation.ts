import { nullOnApiError } from '../../api/errors'
import { useChangeRepAssignment } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import type { PricingLocation } from '../../domain/pricing'
import { useNotify } from '../../ui/Notifications'
import { assignedReps } from '../records/repAssignments'
import { repLabel } from './planReps'

/**
 * Assigns the reps of some locations to a new location, and shows a message naming those who
 * failed.
 */
export function useAssignRepsToLocation() {
  const notify = useNotify()
  const repsQuery = useReps()
  const change = useChangeRepAssignment()

  /** Assigns a rep to a location. @returns true, or null if the call failed. */
  const assign = (repId: number, pricingLocationId: number) =>
    change
      .mutateAsync({ repId, pricingLocationId, isAssigned: true })
      .then(() => true, nullOnApiError)

  /** @param newId the id of the new location; undefined if unknown. */
  return async (locations: readonly PricingLocation[], newId: number | undefined) => {
    const names = [...new Set(locations.flatMap(({ repNames }) => repNames))]
    const needsReps = repsQuery.data === undefined && names.length > 0
    const { data: reps = [] } = needsReps ? await repsQuery.refetch() : repsQuery
    const repsToAssign = assignedReps(locations, reps)
    const unassigned: string[] = []
    for (const rep of repsToAssign) {
      const isAssigned = newId !== undefined && (await assign(rep.id, newId))
      if (!isAssigned) unassigned.push(repLabel(rep, reps))
    }
    // Names in the locations that no rep has: the reps failed to load, or this one was renamed or
    // deleted.
    unassigned.push(...names.filter((name) => repsToAssign.every((rep) => rep.name !== name)))
    if (unassigned.length === 0) return
    notify(
      `Not linked to the new location: ${unassigned.join(', ')}. Open Reps and save to link them.`,
      'warning',
    )
  }
}
