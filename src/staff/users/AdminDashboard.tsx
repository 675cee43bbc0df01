import { may } from '../../domain/session'
import { useSession } from '../../session/useSession'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import styles from './cards.module.css'
import { SessionSummary } from './SessionSummary'
import { UsersTable } from './UsersTable'

/** It comes when the page is drawn, and asks for its lists then. */
const DayOverview = lazyPart(() => import('./DayOverview'), 'DayOverview')

/** Admin Dashboard (docs/rules/screens.md#admin-dashboard). */
export function AdminDashboard() {
  const { user } = useSession().state
  return (
    <>
      <PageHeader title="Admin Dashboard" />
      <div className={`${styles.card} ${styles.person}`}>
        <SessionSummary isWide />
      </div>
      {may(user, 'staff') && <DayOverview />}
      <UsersTable />
    </>
  )
}
