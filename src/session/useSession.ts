import { createContext } from 'react'
import { useRequiredContext } from '../ui/useRequiredContext'
import type { SessionActions } from './createSession'
import type { SessionState } from './sessionState'

/** The session and its actions. */
export interface Session extends SessionActions {
  state: SessionState
}

export const SessionContext = createContext<Session | null>(null)

/** The session and its actions. Throws outside a SessionProvider. */
export const useSession = () => useRequiredContext(SessionContext, 'SessionProvider')
