import Card from '@mui/material/Card'
import { may } from '../../domain/session'
import { useSession } from '../../session/useSession'
import { lazyPart } from '../../ui/lazyPart'
import { PageHeader } from '../../ui/PageHeader'
import { SessionSummary } from './SessionSummary'
import { UsersTable } from './UsersTable'

/** Loaded after the page is rendered; it requests its lists then. */
const DayOverview = lazyPart(() => import('./DayOverview'), 'DayOverview')

/** Admin Dashboard (docs/rules/screens.md#admin-dashboard). */
export function AdminDashboard() {
  const { user } = useSession().state
  return (
    <>
      <PageHeader title="Admin Dashboard" />
      <Card variant="outlined" sx={{ mb: 2, px: 2, py: 1.5 }}>
        <SessionSummary isWide />
      </Card>
      {may(user, 'staff') && <DayOverview />}
      <UsersTable />
    </>
  )
}
