import { createContext } from 'react'
import { useRequired } from '../ui/useRequired'
import type { SessionActions } from './createSession'
import type { SessionState } from './sessionState'

/** The session and its actions. */
export interface Session extends SessionActions {
  state: SessionState
}

export const SessionContext = createContext<Session | null>(null)

/** The session and its actions. Throws outside of a SessionProvider. */
export const useSession = () => useRequired(SessionContext, 'SessionProvider')
