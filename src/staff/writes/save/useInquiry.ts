import { useState } from 'react'
import { useNotify } from '../../../ui/Notifications'
import { useSaves } from './SavesProvider'
import type { Watch } from './saves'
import { CHECKING, nullIfUnanswered } from './unknown'

/**
 * Finds out what became of a write without an answer: `ask` looks what the server holds, and has it
 * looked at again later, because the write may come late. It answers null when nobody could be
 * asked. `note` says that it is on the way.
 */
export function useInquiry() {
  const saves = useSaves()
  const notify = useNotify()
  const [note, setNote] = useState('')
  async function ask<Typed>(watch: Omit<Watch<Typed>, 'tell'>): Promise<readonly Typed[] | null> {
    setNote(CHECKING)
    const there = await watch.look().catch(nullIfUnanswered)
    setNote('')
    const expected = there ?? watch.expected
    saves.watch({
      ...watch,
      expected,
      tell: (words) => notify(words, 'warning', { about: watch.name }),
    })
    return there
  }
  return { note, ask }
}
