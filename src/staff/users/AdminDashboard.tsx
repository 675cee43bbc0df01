import Card from '@mui/material/Card'
import { PageHeader } from '../../ui/PageHeader'
import { SessionSummary } from './SessionSummary'
import { UsersTable } from './UsersTable'

/** Admin Dashboard (docs/rules/screens.md#admin-dashboard). */
export function AdminDashboard() {
  return (
    <>
      <PageHeader title="Admin Dashboard" />
      <Card variant="outlined" sx={{ p: 3, mb: 3 }}>
        <SessionSummary />
      </Card>
      <UsersTable />
    </>
  )
}
