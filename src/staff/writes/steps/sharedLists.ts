import type { TeamKey } from '../../../content/teams'
import type { ServerCalls } from './serverCalls'

/** Steps share a list for this time, in milliseconds. */
const FRESH_MS = 2000

/**
 * The calls of a run. Its steps share what they read for a short time, so a hundred steps do not read a
 * list a hundred times. A list that is older than the run's last write to a record is not used for this
 * record.
 */
export function sharedLists(calls: ServerCalls) {
  /** By name, with when each was asked for and how many writes of the run had ended then. */
  const lists = new Map<string, { rows: Promise<unknown>; at: number; writes: number }>()
  const written = new Map<string, number>()
  let writes = 0

  function read<Rows>(name: string, least: number, ask: () => Promise<Rows>): Promise<Rows> {
    const list = lists.get(name)
    if (list && list.writes >= least && Date.now() - list.at < FRESH_MS) {
      return list.rows as Promise<Rows>
    }
    const rows = ask()
    lists.set(name, { rows, at: Date.now(), writes })
    rows.catch(() => {
      if (lists.get(name)?.rows === rows) lists.delete(name)
    })
    return rows
  }
  return {
    /** The calls for a step that writes these records. */
    of(records: readonly string[]): ServerCalls {
      const least = Math.max(0, ...records.map((record) => written.get(record) ?? 0))
      return {
        ...calls,
        games: (team: TeamKey) => read(`${team} games`, least, () => calls.games(team)),
        plans: (team: TeamKey) => read(`${team} plans`, least, () => calls.plans(team)),
        combinedPlans: () => read('combined plans', least, () => calls.combinedPlans()),
        locations: () => read('locations', least, () => calls.locations()),
        reps: () => read('reps', least, () => calls.reps()),
      }
    },
    /** A write to these records has ended, well or not. */
    written(records: readonly string[]): void {
      writes += 1
      for (const record of records) written.set(record, writes)
    },
  }
}
