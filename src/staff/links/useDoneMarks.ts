import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useStore } from '../../lib/externalStore'
import { oncePer } from '../../lib/oncePer'
import { runsOf } from '../writes/runStore'
import { personalStore } from './personalStore'

/** The oldest marks above this number are forgotten. */
const MOST = 500

/** What was done, and when, in milliseconds since 1970; oldest first. */
const storedMarks = v.array(v.tuple([v.string(), v.number()]))

const marksOf = oncePer((client: QueryClient) =>
  personalStore(runsOf(client), 'game-plans.told', storedMarks),
)

/**
 * The mark of a package whose customer was told, which was marked as updated, or whose note about changed
 * games was dismissed.
 */
export const markOf = (done: 'told' | 'marked' | 'dismissed', { code }: { code: string }) =>
  `${done} ${code}`

/** What this person has done in this browser, and when. */
export function useDoneMarks() {
  const store = marksOf(useQueryClient())
  const marks = useStore(store)
  return {
    /** In milliseconds since 1970, oldest first. */
    timesOf: (what: string) => marks.filter(([one]) => one === what).map(([, at]) => at),
    add(whats: readonly string[]): void {
      const at = Date.now()
      store.save([...marks, ...whats.map((what): [string, number] => [what, at])].slice(-MOST))
    },
    removeLast(what: string): void {
      const index = marks.findLastIndex(([one]) => one === what)
      store.save(marks.toSpliced(index, 1))
    },
  }
}
