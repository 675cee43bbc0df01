import { createContext } from 'react'
import { useRequired } from '../ui/useRequired'
import type { SessionActions } from './createSession'
import type { SessionState } from './sessionState'

/** The session, and what a person can do to it. */
export interface Session
  extends Pick<
    SessionActions,
    'countdown' | 'signIn' | 'renew' | 'signInFailed' | 'logOut' | 'checkAgain'
  > {
  state: SessionState
}

export const SessionContext = createContext<Session | null>(null)

/** The session and its actions. Throws outside of a SessionProvider. */
export const useSession = () => useRequired(SessionContext, 'SessionProvider')
