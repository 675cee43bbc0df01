import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../config/paths'
import { personHash } from '../domain/personHash'
import { type Access, may, type User } from '../domain/user'
import { useSession } from '../session/useSession'
import { Alert } from '../ui/Alert'
import styles from '../ui/busy.module.css'
import { draftOwner } from '../ui/form/drafts'
import { useNotify } from '../ui/Notifications'

/**
 * What the browser's history keeps for Sign In: the requested page, and the hash of the person who
 * requested it, '' if unknown.
 */
type SignInState = Record<'from' | 'by', string>

/** The page that this person requested before Sign In, or the dashboard. */
function requestedPage(state: unknown, user: User | null): string {
  // The history may hold the state of an older version.
  const { from, by } = (state ?? {}) as { [Key in keyof SignInState]?: unknown }
  const wasSomebodyElse =
    typeof by === 'string' && by !== '' && by !== personHash(user?.email ?? '')
  return typeof from === 'string' && !wasSomebodyElse ? from : paths.dashboard
}

/**
 * Shows a route only to those who may open it (docs/rules/routes.md#access). Nothing protected is
 * mounted before the session has been checked.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { state } = useSession()
  const location = useLocation()

  if (state.status === 'checking') return <Checking />
  if (may(state.user, access)) return children
  if (state.status === 'unanswered') return <ServerUnavailable />
  if (access === 'guest') return <Navigate to={requestedPage(location.state, state.user)} replace />
  if (state.status === 'in') return <RoleRefused />
  // After Logout the next person does not return to this page.
  if (state.isByChoice) return <Navigate to={paths.signIn} replace />
  // Read the query from `window`: searches change it without the router.
  return (
    <RedirectToSignIn
      from={location.pathname + window.location.search}
      by={personHash(state.email) || draftOwner()}
    />
  )
}

/** Redirects to Sign In, which leads back to the requested page. */
function RedirectToSignIn({ from, by }: SignInState) {
  // A new object would navigate again at each render.
  const state = useMemo(() => ({ from, by }), [from, by])
  return <Navigate to={paths.signIn} state={state} replace />
}

/** Redirects to the dashboard with the message that the role may not open the page. */
function RoleRefused() {
  const notify = useNotify()
  const hasNotified = useRef(false)
  useEffect(() => {
    if (!hasNotified.current) notify('You don’t have access to that page.', 'info')
    hasNotified.current = true
  }, [notify])
  // Sign In redirects a signed-in person to the dashboard.
  return <Navigate to={paths.signIn} replace />
}

/** Shown while the session is checked: a spinner that appears only if the check takes long. */
function Checking() {
  return (
    <div className={styles.wait} role="status" aria-label="Loading">
      <span className={styles.spinner} />
    </div>
  )
}

/** Shown instead of a protected page while the server does not respond. */
function ServerUnavailable() {
  const { checkAgain } = useSession()
  return (
    <Box sx={{ maxWidth: 528, mx: 'auto', p: 2 }}>
      <Alert severity="info" button={{ name: 'Try Again', onClick: () => checkAgain() }}>
        The server isn’t responding. Trying again…
      </Alert>
    </Box>
  )
}
