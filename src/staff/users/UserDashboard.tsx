import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { may } from '../../domain/user'
import { useSession } from '../../session/useSession'
import { Loading } from '../../ui/LoadState'
import { PageHeader } from '../../ui/PageHeader'
import styles from './dashboards.module.css'
import { QuickActions } from './QuickActions'
import { RegisterForm } from './Register'
import { SessionSummary } from './SessionSummary'
import { UsersTable } from './UsersTable'

/** Card loading delay in milliseconds (docs/rules/screens.md#user-dashboard). */
const CARD_DELAY_MS = 500

/** User Dashboard (docs/rules/screens.md#user-dashboard); the Register User card is for admins. */
export function UserDashboard() {
  const { user } = useSession().state
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), CARD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <PageHeader title="User Dashboard" />
      {isReady ? (
        <div className={styles.cards}>
          <DashboardCard title="User Information">
            <SessionSummary />
          </DashboardCard>
          <DashboardCard title="Card 2">
            {may(user, 'staff') ? (
              <QuickActions />
            ) : (
              <p className={styles.quiet}>Nothing here yet.</p>
            )}
          </DashboardCard>
          {may(user, 'admin') && (
            <DashboardCard title="Register User">
              <RegisterForm />
            </DashboardCard>
          )}
        </div>
      ) : (
        <Loading text="Loading..." />
      )}
      <UsersTable />
    </>
  )
}

function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
