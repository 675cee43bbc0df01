import { formatTimeLeft } from '../../domain/sessionTime'
import { useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import styles from './cards.module.css'

/**
 * Welcome, Email, Role and Session Time Left of the person who is signed in
 * (docs/rules/screens.md#admin-dashboard).
 * @param isWide it has the page's width.
 */
export function SessionSummary({ isWide = false }) {
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
      <TimeLeft />
    </div>
  )
}

/** The remaining session time in hours, minutes and seconds; nothing when it is unknown. */
function TimeLeft() {
  const seconds = useStore(useSession().countdown)
  if (seconds === null) return null
  return (
    <div>
      <strong>Session Time Left:</strong> <span role="timer">{formatTimeLeft(seconds)}</span>
    </div>
  )
}
