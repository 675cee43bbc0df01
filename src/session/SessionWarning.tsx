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

/** The steps of the warning, in seconds before the end. */
const FIVE_MINUTES = 300
const ONE_MINUTE = 60

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
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const step = seconds === null || seconds === 0 ? null : currentStep(seconds)
  // A renewed session gets new warnings.
  if (step === null && closedAt !== null) setClosedAt(null)
  const isWarning = step !== null && step !== closedAt && !isDialogShown
  // Checked only during a warning, because storage is slow.
  const areKept = isWarning && canStoreDrafts()

  return (
    <>
      <DialogOverlayPortal>
        <div aria-live="polite" className={styles.corner}>
          {isWarning && (
            <Alert
              severity={step === ONE_MINUTE ? 'error' : 'warning'}
              role="region"
              aria-label="Session ending"
              className={styles.alert}
              onClose={() => setClosedAt(step)}
            >
              <div>
                <span>
                  {step === ONE_MINUTE
                    ? 'Your session ends in less than a minute.'
                    : 'Your session ends in less than five minutes.'}
                </span>{' '}
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

function currentStep(seconds: number): number | null {
  if (seconds <= ONE_MINUTE) return ONE_MINUTE
  return seconds <= FIVE_MINUTES ? FIVE_MINUTES : null
}
