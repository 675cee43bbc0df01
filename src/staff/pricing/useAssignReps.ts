import { useChangeRepAssignments } from '../../api/pricing'
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
  const change = useChangeRepAssignments()
  return async (rows: readonly PricingLocation[], newId: number | null): Promise<string[]> => {
    const names = [...new Set(rows.flatMap((row) => row.repNames))]
    const all = reps.data ?? (names.length > 0 ? (await reps.refetch()).data : undefined) ?? []
    const linked = assignedReps(rows, all)
    const unknown = names.filter((name) => linked.every((rep) => rep.name !== name))
    const missed = newId === null ? linked : await linkAll(linked, newId)
    return [...missed.map((rep) => repLabel(rep, all)), ...unknown]
  }

  async function linkAll(linked: Rep[], pricingLocationId: number): Promise<Rep[]> {
    if (linked.length === 0) return []
    const { failed } = await change.mutateAsync({
      items: linked.map(({ id }) => ({ repId: id, pricingLocationId, isAssigned: true })),
    })
    return linked.filter(({ id }) => failed.some(({ item }) => item.repId === id))
  }
}
