import { useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { personMark } from '../../domain/session'
import { useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import { TOLD } from '../writes/runStore'
import { useWrites } from '../writes/WritesProvider'

/** The oldest marks above this number are forgotten. */
const MOST = 500

/** Keys that this person has marked as done in this browser. */
export function useDoneMarks() {
  const { state } = useSession()
  const key = `${TOLD} ${personMark(state.user?.email ?? '')}`
  const [stored] = useState(() => readMarks(key))
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

function readMarks(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(browserStore.get(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}
