import type { TeamKey } from '../../../content/teams'
import type { ServerCalls } from './serverCalls'

/** How long steps share a list, in milliseconds. */
const FRESH_MS = 2000

/**
 * The calls of a run. Its steps share what they read for a short time, so that a hundred steps do not read
 * a list a hundred times. For a record that the run has written, a list from before that write is not used.
 */
export function sharedLists(calls: ServerCalls) {
  /** By name, with when each was requested and how many writes of the run had ended then. */
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
    // A failed read is not shared.
    rows.catch(() => {
      if (lists.get(name)?.rows === rows) lists.delete(name)
    })
    return rows
  }
  return {
    /** The calls for a step that writes the records of these keys. */
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
    /** Call it when a write to these records has ended, well or not. */
    markWritten(recordKeys: readonly string[]): void {
      writeCount += 1
      for (const key of recordKeys) lastWrites.set(key, writeCount)
    },
  }
}
