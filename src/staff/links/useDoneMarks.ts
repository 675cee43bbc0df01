import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { serverNow } from '../../api/serverClock'
import { useStore } from '../../lib/externalStore'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { isDone, runsOf } from '../writes/runStore'
import { personalStore } from './personalStore'

/** Stores only the latest marks. */
const MAX_MARKS = 500

/**
 * Pairs of an action's key and its time, oldest first. Times are in milliseconds since 1970 by the
 * server's clock, like those of changed games.
 */
const storedMarks = v.array(v.tuple([v.string(), v.number()]))
type DoneEntry = v.InferOutput<typeof storedMarks>[number]

const marksOf = memoizeByObject((client: QueryClient) => {
  const runs = runsOf(client)
  const store = personalStore(runs, 'game-plans.told', storedMarks)
  const handledRuns = new Set<string>()
  /** Allows packages that a stopped run didn't mark as updated to be marked again. */
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

function withoutLast(marks: readonly DoneEntry[], key: string): DoneEntry[] {
  const index = marks.findLastIndex(([doneKey]) => doneKey === key)
  return index < 0 ? [...marks] : marks.toSpliced(index, 1)
}

/**
 * The key of an action for a package: its customer was told, it was marked as updated, or the note
 * about its changed games was dismissed.
 */
export const actionKey = (done: 'told' | 'marked' | 'dismissed', { code }: { code: string }) =>
  `${done} ${code}`

/** The actions that this person has done in this browser, and their times. */
export function useDoneMarks() {
  const store = marksOf(useQueryClient())
  const marks = useStore(store)
  return {
    /** The times of an action in milliseconds since 1970, oldest first. */
    timesOf: (key: string) => marks.filter(([doneKey]) => doneKey === key).map(([, at]) => at),
    // Both read the store, because Undo in a message runs after `marks` of its render have changed.
    add(keys: readonly string[]): void {
      const at = serverNow()
      store.save([...store.get(), ...keys.map((key): DoneEntry => [key, at])].slice(-MAX_MARKS))
    },
    removeLast: (key: string) => store.save(withoutLast(store.get(), key)),
  }
}
