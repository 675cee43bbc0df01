import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { serverNow } from '../../api/serverClock'
import { useStore } from '../../lib/externalStore'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { isDone, runsOf } from '../writes/runStore'
import { personalStore } from './personalStore'

/** The oldest marks above this number are forgotten. */
const MAX_MARKS = 500

/**
 * What was done, and when, in milliseconds since 1970 by the server's clock, as changes of games have it; oldest
 * first.
 */
const storedMarks = v.array(v.tuple([v.string(), v.number()]))
type DoneEntry = v.InferOutput<typeof storedMarks>[number]

const marksOf = memoizeByObject((client: QueryClient) => {
  const runs = runsOf(client)
  const store = personalStore(runs, 'game-plans.told', storedMarks)
  const handledRuns = new Set<string>()
  /** A package that a stopped run has not marked as updated can be marked again. */
  function forgetUnsentMarks(): void {
    for (const { id, isSequel, isCancelled, items } of runs.get()) {
      const isOver = isSequel && isCancelled && items.every(({ state }) => state !== 'sent')
      if (!isOver || handledRuns.has(id)) continue
      handledRuns.add(id)
      for (const item of items)
        if (item.step.kind === 'markCombinedPlan' && !isDone(item))
          store.save(withoutLast(store.get(), actionKey('marked', item.step.plan)))
    }
  }
  runs.subscribe(forgetUnsentMarks)
  forgetUnsentMarks()
  return store
})

function withoutLast(marks: readonly DoneEntry[], what: string): DoneEntry[] {
  const index = marks.findLastIndex(([one]) => one === what)
  return index < 0 ? [...marks] : marks.toSpliced(index, 1)
}

/**
 * The key of what was done for a package: its customer was told, it was marked as updated, or the note about
 * its changed games was dismissed.
 */
export const actionKey = (done: 'told' | 'marked' | 'dismissed', { code }: { code: string }) =>
  `${done} ${code}`

/** What this person has done in this browser, and when. */
export function useDoneMarks() {
  const store = marksOf(useQueryClient())
  const marks = useStore(store)
  return {
    /** In milliseconds since 1970, oldest first. */
    timesOf: (what: string) => marks.filter(([one]) => one === what).map(([, at]) => at),
    add(whats: readonly string[]): void {
      const at = serverNow()
      store.save([...marks, ...whats.map((what): DoneEntry => [what, at])].slice(-MAX_MARKS))
    },
    removeLast: (what: string) => store.save(withoutLast(marks, what)),
  }
}
