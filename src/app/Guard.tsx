import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../config/paths'
import { type Access, may, personMark, type User } from '../domain/session'
import { useSession } from '../session/useSession'
import { Alert } from '../ui/Alert'
import { draftOwner } from '../ui/form/drafts'
import { useNotify } from '../ui/Notifications'
import styles from './Guard.module.css'

/** Where a person wanted to go when Sign In came in between; never where somebody else was. */
function askedFor(state: unknown, user: User | null): string {
  const { from, by } = (state ?? {}) as { from?: unknown; by?: unknown }
  const isSomebodyElses =
    typeof by === 'string' && by !== '' && by !== personMark(user?.email ?? '')
  return typeof from === 'string' && !isSomebodyElses ? from : paths.dashboard
}

/**
 * Shows a route only to those who may open it (docs/rules/routes.md#access): strangers go to Sign
 * In and come back afterwards, people without the role go to '/', and so to the dashboard. Until
 * the session has been checked nothing protected is mounted; where the server does not answer, the
 * page asked for waits, and Sign In is there to be used.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { state } = useSession()
  const location = useLocation()

  if (state.status === 'checking') return <Wait />
  if (may(state.user, access)) return children
  if (state.status === 'unanswered') return <ServerSilent />
  if (access === 'guest') return <Navigate to={askedFor(location.state, state.user)} replace />
  if (state.status === 'in') return <Refused />
  // Who left by choice asked for no page.
  if (state.byChoice) return <Navigate to={paths.signIn} replace />
  return (
    <SignInFirst
      from={`${location.pathname}${location.search}`}
      by={personMark(state.email) || draftOwner()}
    />
  )
}

/** To Sign In, which leads back to where one wanted to go. */
function SignInFirst({ from, by }: { from: string; by: string }) {
  // A new object would be a new way there: each render on the way would set out again.
  const state = useMemo(() => ({ from, by }), [from, by])
  return <Navigate to={paths.signIn} state={state} replace />
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

/** A neutral wait that shows itself only when it lasts; weighs nothing, so public pages use it too. */
function Wait() {
  return (
    <div className={styles.wait} role="status" aria-label="Loading">
      <span className={styles.spinner} />
    </div>
  )
}

/** Stands where a protected page will be once the server has said who is signed in. */
function ServerSilent() {
  const { checkAgain } = useSession()
  return (
    <div style={{ maxWidth: 528, margin: '0 auto', padding: 16 }}>
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" onClick={() => checkAgain()}>
            Try Again
          </Button>
        }
      >
        The server does not answer. Trying again…
      </Alert>
    </div>
  )
}
