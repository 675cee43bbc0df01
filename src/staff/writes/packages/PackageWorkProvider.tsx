import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react'
import { combinedPlansQuery, useUpdateCombinedPlans } from '../../../api/combinedPlans'
import type { ApiError } from '../../../api/errors'
import { reason } from '../../../api/writes/reason'
import { useReread } from '../../../api/writes/useReread'
import { counted, joined } from '../../../domain/checks/finding'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import { personMark } from '../../../domain/session'
import { useStore } from '../../../lib/createStore'
import { useSession } from '../../../session/useSession'
import { useUnsavedWork } from '../../../ui/form/unsavedWork'
import { useNotify } from '../../../ui/Notifications'
import { useRequired } from '../../../ui/useRequired'
import { useSaves } from '../save/SavesProvider'
import { undone } from '../save/undone'
import type { PackageJob } from './packageJobs'
import {
  type ChangedGame,
  createPackageWork,
  type PackageWork,
  type PackageWorkStore,
} from './packageWork'

interface Packages {
  store: PackageWorkStore
  /** Starts a job; what becomes of it is told above the page. */
  start: (job: PackageJob) => void
  /** Sends again what a job left undone. */
  retry: (work: PackageWork) => void
  /** Offers to mark the packages of a changed game as updated. */
  changed: (game: ChangedGame) => void
}

const PackagesContext = createContext<Packages | null>(null)

/** The one door to what is done to packages after a save. */
export const usePackages = () => useRequired(PackagesContext, 'PackageWorkProvider')

/** What is on its way or offered now. */
export function usePackageWork() {
  const { store } = usePackages()
  return useStore(store)
}

/** Is there anything to show of it? */
export function useHasPackageWork(): boolean {
  const { works, changed } = usePackageWork()
  return works.length > 0 || changed.length > 0
}

/**
 * Does to packages what follows a save: each is read again and written, a few at a time, and what
 * failed can be sent again. It goes on whatever page is shown, and outlives the session.
 */
export function PackageWorkProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const [store] = useState(createPackageWork)
  const owner = personMark(state.user?.email ?? '')
  useEffect(() => store.setOwner(owner), [store, owner])
  const run = useRun(store)
  const { works } = useStore(store)
  useUnsavedWork(works.length > 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` does the same in every render
  const packages = useMemo<Packages>(
    () => ({
      store,
      start(job) {
        if (job.codes.length > 0) void run(store.add(job))
      },
      retry(work) {
        const { left } = work
        const again = { isRunning: true, ended: 0, total: left.length, failures: [] }
        store.update(work.id, again)
        void run({ ...work, ...again })
      },
      changed: store.addChanged,
    }),
    [store],
  )
  return <PackagesContext value={packages}>{children}</PackagesContext>
}

/** Runs a job, or what is left of it, to its end. */
function useRun(store: PackageWorkStore) {
  const update = useUpdateCombinedPlans()
  const reread = useReread()
  const saves = useSaves()
  const notify = useNotify()
  return async ({ id, job, left, gone: goneBefore }: PackageWork): Promise<void> => {
    const before = new Map<string, CombinedPlan>()
    const gone = new Set(goneBefore)
    const mark = saves.begin(`packages:${id}`, `The change of ${joined(left)}`)
    const { failed } = await update.mutateAsync({
      items: left,
      onProgress: (ended) => store.update(id, { ended }),
      change(now, code) {
        if (now === undefined) {
          gone.add(code)
          return null
        }
        before.set(code, now)
        return job.change(now)
      },
    })
    mark.answered()
    const undoneOnes = await undone(failed, async () => {
      const rows = await reread(combinedPlansQuery())
      return (code) => {
        const [now, was] = [rows.find((one) => one.code === code), before.get(code)]
        return now !== undefined && was !== undefined && job.isDone(now, was)
      }
    })
    mark.known()
    const failures = undoneOnes.map(({ item, error }) => ({ what: item, why: whyNot(error) }))
    if (failures.length > 0) {
      const left = undoneOnes.map(({ item }) => item)
      store.update(id, { isRunning: false, left, failures, gone: [...gone] })
      return
    }
    store.remove(id)
    notify(doneWords(job, gone.size), 'success', { isSequel: true })
  }
}

/** What was never sent has not failed by itself. */
const whyNot = (error: ApiError) =>
  error.status === 401 ? 'your session had ended.' : reason(error)

function doneWords({ done, codes }: PackageJob, gone: number): string {
  const words = `${done} ${counted(codes.length - gone, 'package')}.`
  return gone === 0 ? words : `${words} ${counted(gone, 'package')} had been deleted meanwhile.`
}
