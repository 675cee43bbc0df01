import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../config/paths'
import { type Access, may } from '../domain/session'
import { ServerSilent } from '../session/ServerSilent'
import { useSession } from '../session/SessionProvider'
import { useNotify } from '../ui/Notifications'
import { Wait } from './Wait'

/** Where a person wanted to go when Sign In came in between. */
function askedFor(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : paths.dashboard
}

/**
 * Shows a route only to those who may open it (specification 2 and 6): strangers go to Sign In and
 * come back afterwards, people without the role go to '/', and so to the dashboard. Until the
 * session has been checked nothing protected is mounted; where the server does not answer, the page
 * asked for waits, and Sign In is there to be used.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { state } = useSession()
  const location = useLocation()

  if (state.status === 'checking') return <Wait />
  if (may(state.user, access)) return children
  if (state.status === 'unanswered') return <ServerSilent />
  if (access === 'guest') return <Navigate to={askedFor(location.state)} replace />
  if (state.status === 'in') return <Refused />
  const isStranger = !state.byChoice
  const from = `${location.pathname}${location.search}`
  return <Navigate to={paths.signIn} state={isStranger ? { from } : null} replace />
}

/** On to the dashboard, with a word why: the address was somebody else's, or the role changed. */
function Refused() {
  const notify = useNotify()
  const hasSaid = useRef(false)
  useEffect(() => {
    if (!hasSaid.current) notify('Your role does not open that page.', 'info')
    hasSaid.current = true
  }, [notify])
  return <Navigate to={paths.signIn} replace />
}
