import { EXPIRATION_KEY, SIGNED_IN_KEY, SIGNED_OUT_KEY } from './storedExpiration'

/** What another tab of this browser did to the session. */
export type OtherTabMove = 'signed-out' | 'ended' | 'signed-in'

/**
 * Tells what happens to the session in other tabs. Logout leaves its own key behind, so that it is
 * told apart from a session that ran out; a browser that forgets everything counts as the latter.
 * @returns a function that stops the telling.
 */
export function followOtherTabs(tell: (move: OtherTabMove) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) tell('signed-out')
    else if (key === null) tell('ended')
    else if (key === SIGNED_IN_KEY && newValue !== null) tell('signed-in')
    else if (key === EXPIRATION_KEY) tell(newValue === null ? 'ended' : 'signed-in')
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
