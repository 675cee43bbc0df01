import { useState } from 'react'
import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { personMark } from '../../domain/session'
import { useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import { TOLD } from '../writes/runStore'
import { type DoneMark, useWrites } from '../writes/WritesProvider'

/** The oldest marks above this number are forgotten. */
const MOST = 500

const storedMarks = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.number()]))),
  [],
)

/**
 * The mark of a package whose customer was told, which was marked as updated, or whose note about changed
 * games was dismissed.
 */
export const markOf = (done: 'told' | 'marked' | 'dismissed', { code }: { code: string }) =>
  `${done} ${code}`

/** What this person has done in this browser, and when. */
export function useDoneMarks() {
  const { state } = useSession()
  const key = `${TOLD} ${personMark(state.user?.email ?? '')}`
  const [stored] = useState(() => v.parse(storedMarks, browserStore.get(key)))
  const { doneMarks } = useWrites()
  const marks: readonly DoneMark[] = useStore(doneMarks) ?? stored
  function set(next: readonly DoneMark[]): void {
    doneMarks.set(next)
    browserStore.set(key, JSON.stringify(next))
  }
  return {
    /** In milliseconds since 1970, oldest first. */
    timesOf: (what: string) => marks.filter(([one]) => one === what).map(([, at]) => at),
    add(whats: readonly string[]): void {
      const at = Date.now()
      set([...marks, ...whats.map((what) => [what, at] as const)].slice(-MOST))
    },
    removeLast(what: string): void {
      set(
        marks.toSpliced(
          marks.findLastIndex(([one]) => one === what),
          1,
        ),
      )
    },
  }
}
