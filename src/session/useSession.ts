import { createContext, useContext } from 'react'
import type { SessionMoves } from './createSession'
import type { SessionState } from './sessionState'

/** The session, and what a person can do to it. */
export interface Session
  extends Pick<
    SessionMoves,
    'countdown' | 'signIn' | 'renew' | 'signInFailed' | 'logOut' | 'checkAgain'
  > {
  state: SessionState
}

export const SessionContext = createContext<Session | null>(null)

/** The session and its moves. Throws outside of a SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider')
  return session
}
