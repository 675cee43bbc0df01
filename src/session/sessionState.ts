import type { User } from '../domain/user'

/** The state of the session (docs/rules/session.md#check-on-load). */
export type SessionState =
  | { status: 'checking'; user: null }
  /** The server did not respond, so it is unknown who is signed in. The check is retried. */
  | { status: 'unanswered'; user: null }
  | SignedOut
  | { status: 'in'; user: User }

interface SignedOut {
  status: 'out'
  user: null
  /** Why the Sign In page is shown; '' after Logout in this tab. */
  message: string
  /** A likely problem of this browser or device, or ''. */
  possibleCause: string
  /** The e-mail address of the ended session, for the Sign In form; '' after Logout. */
  email: string
  /** True after Logout. The next person then starts at the dashboard, not on the previous page. */
  isByChoice: boolean
}

export const CHECKING: SessionState = { status: 'checking', user: null }
export const UNANSWERED: SessionState = { status: 'unanswered', user: null }
/** Nobody is signed in, and nobody was. */
export const SIGNED_OUT: SignedOut = {
  status: 'out',
  user: null,
  message: '',
  possibleCause: '',
  email: '',
  isByChoice: false,
}
/** After Logout in this tab. */
export const LOGGED_OUT: SignedOut = { ...SIGNED_OUT, isByChoice: true }
/** After Logout in another tab. */
export const LOGGED_OUT_ELSEWHERE: SignedOut = {
  ...LOGGED_OUT,
  message: 'You signed out in another tab.',
}

/** The session of this e-mail address has ended. */
export const expired = (email: string, possibleCause = ''): SignedOut => ({
  ...SIGNED_OUT,
  email,
  possibleCause,
  message: 'Session expired. Please log in again.',
})
