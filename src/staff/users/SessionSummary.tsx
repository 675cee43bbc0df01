import Stack from '@mui/material/Stack'
import { TimeLeft } from '../../session/TimeLeft'
import { useSession } from '../../session/useSession'

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
    <Stack
      direction={isWide ? { xs: 'column', md: 'row' } : 'column'}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: '0.25rem 2rem', overflowWrap: 'anywhere' }}
    >
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
    </Stack>
  )
}
