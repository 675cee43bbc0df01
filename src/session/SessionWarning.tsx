import Alert from '@mui/material/Alert'
import { formatTimeLeft } from '../domain/session'
import { useCountdown } from './countdown'
import { useSession } from './SessionProvider'

const FIVE_MINUTES = 300
const ONE_MINUTE = 60

/**
 * Warns five minutes and one minute before the session ends. The sentence is announced twice, not
 * every second; the clock beside it is for the eye.
 */
export function SessionWarning() {
  const seconds = useCountdown(useSession().countdown)
  if (seconds === null || seconds === 0 || seconds > FIVE_MINUTES) return null
  const isLast = seconds <= ONE_MINUTE
  return (
    <Alert severity={isLast ? 'error' : 'warning'} role="status" sx={{ mb: 2 }}>
      {isLast
        ? 'Your session ends in less than a minute.'
        : 'Your session ends in less than five minutes.'}{' '}
      Please save your work; what you type is kept until you sign in again.{' '}
      <span aria-hidden="true">({formatTimeLeft(seconds)})</span>
    </Alert>
  )
}
