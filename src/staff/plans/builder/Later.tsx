import { type ReactNode, useDeferredValue } from 'react'

/** What stands beside the games: a click is painted with the game and its figures first, this follows. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(children)
}
