import { formatTimeLeft } from '../../domain/session'
import { useCountdown } from '../../session/countdown'
import { useSession } from '../../session/useSession'
import styles from './cards.module.css'

/**
 * Welcome, Email, Role and Session Time Left of the person who is signed in
 * (docs/rules/screens.md#admin-dashboard).
 */
export function SessionSummary({
  isWide = false,
}: {
  /** It has the page's width. */ isWide?: boolean
}) {
  const { user } = useSession().state
  if (user === null) return <p>Please log in to view your dashboard.</p>
  return (
    <div className={`${styles.facts} ${isWide ? styles.wide : ''}`}>
      <div>
        Welcome, <strong>{user.name}</strong>
      </div>
      <div>
        <strong>Email:</strong> <span>{user.email}</span>
      </div>
      <div>
        <strong>Role:</strong> <span>{user.role || 'N/A'}</span>
      </div>
      <TimeLeft label="Session Time Left" />
    </div>
  )
}

/** The remaining session time in hours, minutes and seconds; nothing when it is unknown. */
function TimeLeft({ label }: { label: string }) {
  const seconds = useCountdown(useSession().countdown)
  if (seconds === null) return null
  return (
    <div>
      <strong>{`${label}:`}</strong> <span role="timer">{formatTimeLeft(seconds)}</span>
    </div>
  )
}
