import { createContext } from 'react'
import { useRequired } from '../ui/useRequired'
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
export const useSession = () => useRequired(SessionContext, 'SessionProvider')
