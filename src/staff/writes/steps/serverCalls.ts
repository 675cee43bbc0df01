import type { QueryClient } from '@tanstack/react-query'
import {
  combinedPlansQuery,
  createCombinedPlan,
  deleteCombinedPlan,
  updateCombinedPlan,
} from '../../../api/combinedPlans'
import { addGame, deleteGame, editGame, gamesQuery } from '../../../api/games'
import { addToPlan, deletePlan, plansQuery, removeGameFromPlan } from '../../../api/plans'
import {
  addPricingLocation,
  addPricingPlan,
  changeRepAssignment,
  deletePricingLocation,
  editPricingRow,
  pricingLocationsQuery,
} from '../../../api/pricingLocations'
import { addRep, deleteRep, repsQuery } from '../../../api/reps'
import { fetchFresh } from '../../../api/writes/useRefetchFresh'
import type { TeamKey } from '../../../content/teams'

/** The server calls of steps. Reads bypass the cache; writes aren't repeated. Throw ApiError. */
export const serverCalls = (client: QueryClient) => ({
  games: (team: TeamKey) => fetchFresh(client, gamesQuery(team)),
  plans: (team: TeamKey) => fetchFresh(client, plansQuery(team)),
  combinedPlans: () => fetchFresh(client, combinedPlansQuery()),
  locations: () => fetchFresh(client, pricingLocationsQuery()),
  reps: () => fetchFresh(client, repsQuery()),
  addGame,
  editGame,
  deleteGame,
  addToPlan,
  removeGameFromPlan,
  deletePlan,
  createCombinedPlan,
  updateCombinedPlan,
  deleteCombinedPlan,
  addPricingPlan,
  addPricingLocation,
  editPricingRow,
  deletePricingLocation,
  addRep,
  deleteRep,
  changeRepAssignment,
})

export type ServerCalls = ReturnType<typeof serverCalls>

/** How long steps share a list, in milliseconds. */
const FRESH_MS = 2000

/**
 * The calls of a run. Its steps share lists for a short time, so that a hundred steps don't read a
 * list a hundred times. A step never uses a list from before the run's last write to one of its
 * records.
 */
export function sharedLists(calls: ServerCalls) {
  /** Lists by name, each with its request time and the number of writes that had ended then. */
  const lists = new Map<string, { rows: Promise<unknown>; at: number; writeCount: number }>()
  /** The number of the last write to a record, by the record's key. */
  const lastWrites = new Map<string, number>()
  let writeCount = 0

  function read<Rows>(name: string, minWriteCount: number, request: () => Promise<Rows>) {
    const list = lists.get(name)
    const isRecent = list && Date.now() - list.at < FRESH_MS
    if (isRecent && list.writeCount >= minWriteCount) return list.rows as Promise<Rows>
    const rows = request()
    lists.set(name, { rows, at: Date.now(), writeCount })
    // Failed reads aren't shared.
    rows.catch(() => {
      if (lists.get(name)?.rows === rows) lists.delete(name)
    })
    return rows
  }
  return {
    /** The calls for a step that writes the records with these keys. */
    callsFor(recordKeys: readonly string[]): ServerCalls {
      const least = Math.max(0, ...recordKeys.map((key) => lastWrites.get(key) ?? 0))
      return {
        ...calls,
        games: (team: TeamKey) => read(`${team} games`, least, () => calls.games(team)),
        plans: (team: TeamKey) => read(`${team} plans`, least, () => calls.plans(team)),
        combinedPlans: () => read('combined plans', least, () => calls.combinedPlans()),
        locations: () => read('locations', least, () => calls.locations()),
        reps: () => read('reps', least, () => calls.reps()),
      }
    },
    /** Call this when a write to these records has ended, successfully or not. */
    markWritten(recordKeys: readonly string[]): void {
      writeCount += 1
      for (const key of recordKeys) lastWrites.set(key, writeCount)
    },
  }
}
