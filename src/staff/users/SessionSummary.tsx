import { formatTimeLeft } from '../../domain/sessionTime'
import { useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import styles from './dashboards.module.css'

/**
 * Shows Welcome, Email, Role and Session Time Left of the signed-in person
 * (docs/rules/screens.md#admin-dashboard).
 * @param isWide whether it has the full width of the page.
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

/** The remaining session time in hours, minutes and seconds. Renders nothing if unknown. */
function TimeLeft() {
  const seconds = useStore(useSession().countdown)
  if (seconds === null) return null
  return (
    <div>
      <strong>Session Time Left:</strong> <span role="timer">{formatTimeLeft(seconds)}</span>
    </div>
  )
}
