import { may } from '../../domain/user'
import { useSession } from '../../session/useSession'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import { SessionSummary } from './SessionSummary'
import { UsersTable } from './UsersTable'

/** Loaded after the page is rendered, and requests its lists then. */
const DayOverview = lazyPart(() => import('./DayOverview'), 'DayOverview')

/** Admin Dashboard (docs/rules/screens.md#admin-dashboard). */
export function AdminDashboard() {
  const { user } = useSession().state
  return (
    <>
      <PageHeader title="Admin Dashboard">
        <SessionSummary isWide />
      </PageHeader>
      {may(user, 'staff') && <DayOverview />}
      <UsersTable />
    </>
  )
}
