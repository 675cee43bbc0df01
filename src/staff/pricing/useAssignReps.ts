import { ApiError } from '../../api/errors'
import { useChangeRepAssignment } from '../../api/pricing'
import { useReps } from '../../api/reps'
import type { PricingLocation } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { assignedReps } from '../records/repAssignments'
import { repLabel } from './repNames'

/**
 * Links the reps who sell a plan's rows to its new row, and answers the names of those who could
 * not be linked. `newId` is null when the server did not tell it.
 */
export function useAssignReps() {
  const reps = useReps()
  const change = useChangeRepAssignment()
  return async (rows: readonly PricingLocation[], newId: number | null): Promise<string[]> => {
    const names = [...new Set(rows.flatMap((row) => row.repNames))]
    const all = reps.data ?? (names.length > 0 ? (await reps.refetch()).data : undefined) ?? []
    const linked = assignedReps(rows, all)
    const unknown = names.filter((name) => linked.every((rep) => rep.name !== name))
    const missed = newId === null ? linked : await assignAll(linked, newId)
    return [...missed.map((rep) => repLabel(rep, all)), ...unknown]
  }

  /** @returns those who could not be assigned. */
  async function assignAll(linked: Rep[], pricingLocationId: number): Promise<Rep[]> {
    const missed: Rep[] = []
    for (const rep of linked) {
      try {
        await change.mutateAsync({ repId: rep.id, pricingLocationId, isAssigned: true })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        missed.push(rep)
      }
    }
    return missed
  }
}
