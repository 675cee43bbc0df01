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
  const listeners = new Set<() => void>()
  let state = NOTHING
  let owner = ''
  let lastId = 0
  function set(next: State): void {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
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
      set({ ...state, works: [...state.works, work] })
      return work
    },
    update(id: number, change: Partial<PackageWork>): void {
      const works = state.works.map((work) => (work.id === id ? { ...work, ...change } : work))
      set({ ...state, works })
    },
    remove: (id: number) => set({ ...state, works: state.works.filter((work) => work.id !== id) }),
    addChanged(game: ChangedGame): void {
      const others = state.changed.filter(({ eventName }) => eventName !== game.eventName)
      set({ ...state, changed: [...others, game] })
    },
    forgetChanged: () => set({ ...state, changed: [] }),
  }
}

export type PackageWorkStore = ReturnType<typeof createPackageWork>
