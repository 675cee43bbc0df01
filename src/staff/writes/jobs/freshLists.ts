import type { TeamKey } from '../../../content/teams'
import type { JobCalls } from './jobCalls'

/** A list that was read within this time is looked at again, in milliseconds. */
const FRESH_MS = 2000

interface Kept {
  rows: Promise<unknown>
  at: number
  /** How many writes of the job had ended when it was asked for. */
  writes: number
}

/**
 * The calls of a job whose reads are shared by its steps for a short time: a list is read before a
 * record is written, but not once for each of a hundred. A list that is older than the job's own last
 * write to a record does not serve this record.
 */
export function freshLists(calls: JobCalls) {
  const kept = new Map<string, Kept>()
  const written = new Map<string, number>()
  let writes = 0

  function read<Rows>(name: string, least: number, ask: () => Promise<Rows>): Promise<Rows> {
    const one = kept.get(name)
    if (one && one.writes >= least && Date.now() - one.at < FRESH_MS) {
      return one.rows as Promise<Rows>
    }
    const rows = ask()
    kept.set(name, { rows, at: Date.now(), writes })
    rows.catch(() => {
      if (kept.get(name)?.rows === rows) kept.delete(name)
    })
    return rows
  }
  return {
    /** The calls for a step that writes these records. */
    of(records: readonly string[]): JobCalls {
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
