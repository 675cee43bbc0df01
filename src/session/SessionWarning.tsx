import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatTimeLeft } from '../domain/sessionTime'
import type { User } from '../domain/user'
import { useStore } from '../lib/externalStore'
import { Alert } from '../ui/Alert'
import { DialogOverlayPortal, useDialogOverlay } from '../ui/dialog/DialogOverlay'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import { canStoreDrafts } from '../ui/form/drafts'
import styles from './SessionWarning.module.css'
import { useSession } from './useSession'

const SignInAgainDialog = lazyDialog(() => import('./SignInAgainDialog'), 'SignInAgainDialog')

const DRAFTS_KEPT = (
  <span className={styles.hiddenOnPhones}>What you’ve typed is kept until you sign in again.</span>
)
const DRAFTS_LOST = (
  <span>
    <span className={styles.hiddenOnPhones}>This browser can’t keep what you’ve typed.</span> Save
    your work.
  </span>
)

interface Warning {
  /** It is shown when the session ends in this many seconds or fewer. */
  seconds: number
  severity: 'error' | 'warning'
  text: string
}

/** The last one first. */
const WARNINGS: readonly Warning[] = [
  { seconds: 60, severity: 'error', text: 'Your session ends in less than a minute.' },
  { seconds: 300, severity: 'warning', text: 'Your session ends in less than five minutes.' },
]

/**
 * Warns five minutes and one minute before the session ends, also over an open dialog, and offers
 * to sign in again without leaving it. The sentence is announced at these two times, not every
 * second; the clock beside it is only visible. If closed at five minutes, it opens again at one.
 */
export function SessionWarning({ user }: { user: User }) {
  const seconds = useStore(useSession().countdown)
  const { returnFocus } = useDialogOverlay()
  const [isSigningIn, setSigningIn] = useState(false)
  const isDialogShown = isSigningIn && SignInAgainDialog.isLoaded()
  const [closed, setClosed] = useState<Warning>()
  const current = seconds ? WARNINGS.find((warning) => seconds <= warning.seconds) : undefined
  // A renewed session gets new warnings.
  if (!current && closed) setClosed(undefined)
  const shown = isDialogShown || current === closed ? undefined : current
  // Checked only during a warning, because storage is slow.
  const areKept = shown !== undefined && canStoreDrafts()

  return (
    <>
      <DialogOverlayPortal>
        <div aria-live="polite" className={styles.corner}>
          {shown && (
            <Alert
              severity={shown.severity}
              role="region"
              aria-label="Session ending"
              className={styles.alert}
              onClose={() => setClosed(shown)}
            >
              <div>
                <span>{shown.text}</span>{' '}
                <span
                  aria-hidden="true"
                  className={areKept ? undefined : styles.hiddenOnPhones}
                >{`(${formatTimeLeft(seconds ?? 0)})`}</span>{' '}
                {areKept ? DRAFTS_KEPT : DRAFTS_LOST}
              </div>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                className={styles.again}
                onClick={() => {
                  // Focus what the dialog should restore: this button is gone by then.
                  returnFocus()
                  setSigningIn(true)
                }}
              >
                Sign in again
              </Button>
            </Alert>
          )}
        </div>
      </DialogOverlayPortal>
      {isSigningIn && <SignInAgainDialog user={user} onClose={() => setSigningIn(false)} />}
    </>
  )
}
