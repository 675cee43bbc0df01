import Card from '@mui/material/Card'
import { PageHeader } from '../../ui/PageHeader'
import { SessionSummary } from './SessionSummary'
import { UsersTable } from './UsersTable'

/** Admin Dashboard (specification 2). */
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
