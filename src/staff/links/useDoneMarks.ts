import { useState } from 'react'
import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import type { ChangedPackage } from '../../domain/games/gameChange'
import { personMark } from '../../domain/session'
import { useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import { TOLD } from '../writes/runStore'
import { useWrites } from '../writes/WritesProvider'

/** The oldest marks above this number are forgotten. */
const MOST = 500

const storedMarks = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

/** The changes of a package as one text: other changes need telling again. */
export const changeKey = ({ plan, lines }: ChangedPackage) => [plan.code, ...lines].join('\n')

/** Keys that this person has marked as done in this browser. */
export function useDoneMarks() {
  const { state } = useSession()
  const key = `${TOLD} ${personMark(state.user?.email ?? '')}`
  const [stored] = useState(() => v.parse(storedMarks, browserStore.get(key)))
  const { doneMarks } = useWrites()
  const done = useStore(doneMarks) ?? stored
  return {
    isDone: (mark: string) => done.includes(mark),
    setDone(changed: readonly string[], isDone: boolean): void {
      const others = done.filter((mark) => !changed.includes(mark))
      const next = isDone ? [...others, ...changed].slice(-MOST) : others
      doneMarks.set(next)
      browserStore.set(key, JSON.stringify(next))
    },
  }
}
