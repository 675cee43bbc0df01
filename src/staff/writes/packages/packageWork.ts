import { createStore } from '../../../lib/createStore'
import type { Failure } from '../FailureList'
import type { PackageJob } from './packageJobs'

/** A job on its way, or what it left undone. */
export interface PackageWork {
  id: number
  job: PackageJob
  /** Writes of this run that have ended, well or not, and all of them. */
  ended: number
  total: number
  isRunning: boolean
  /** Codes that are not done yet; after a run those that failed. */
  left: readonly string[]
  failures: readonly Failure[]
  /** Codes that were deleted by somebody else: nothing was written of them. */
  gone: readonly string[]
}

/** A game that was changed, with the plans it had and has: its packages may be marked as updated. */
export interface ChangedGame {
  eventName: string
  plans: readonly string[]
}

interface State {
  works: readonly PackageWork[]
  changed: readonly ChangedGame[]
}

const NOTHING: State = { works: [], changed: [] }

/**
 * Keeps what is done to packages after a save, longer than the save's dialog and page live. It
 * stays through the end of a session, for the one who comes back.
 */
export function createPackageWork() {
  const { get, set, subscribe } = createStore(NOTHING)
  let owner = ''
  let lastId = 0
  const change = (fields: Partial<State>) => set({ ...get(), ...fields })
  return {
    get,
    subscribe,
    /** Who is signed in, as a mark that names nobody; '' for nobody. Nobody sees another's work. */
    setOwner(next: string): void {
      if (next === '' || next === owner) return
      if (owner !== '') set(NOTHING)
      owner = next
    },
    add(job: PackageJob): PackageWork {
      const work: PackageWork = {
        id: ++lastId,
        job,
        ended: 0,
        total: job.codes.length,
        isRunning: true,
        left: job.codes,
        failures: [],
        gone: [],
      }
      change({ works: [...get().works, work] })
      return work
    },
    update(id: number, fields: Partial<PackageWork>): void {
      change({ works: get().works.map((work) => (work.id === id ? { ...work, ...fields } : work)) })
    },
    remove: (id: number) => change({ works: get().works.filter((work) => work.id !== id) }),
    addChanged(game: ChangedGame): void {
      const others = get().changed.filter(({ eventName }) => eventName !== game.eventName)
      change({ changed: [...others, game] })
    },
    forgetChanged: () => change({ changed: [] }),
  }
}

export type PackageWorkStore = ReturnType<typeof createPackageWork>
