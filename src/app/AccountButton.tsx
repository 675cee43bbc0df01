import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Button from '@mui/material/Button'
import { useState, useSyncExternalStore } from 'react'
import type { User } from '../domain/user'
import { useSession } from '../session/useSession'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import styles from './StaffLayout.module.css'

const AccountMenu = lazyDialog(() => import('./AccountMenu'), 'AccountMenu')

/** The top bar's button with the person, the role and the time left. It opens the account menu. */
export function AccountButton({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timeLeft = useTimeLeft()
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        title="Account and appearance"
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.account}
      >
        <PersonOutlined fontSize="small" />
        <span className={styles.person}>{user.name || user.email}</span>
        <span className={styles.time}>{[user.role, timeLeft].filter(Boolean).join(' · ')}</span>
        <span className={visuallyHidden.text}>Account</span>
      </Button>
      {anchor && <AccountMenu user={user} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

/** The time until the session ends as `1h 59m left`, updated each minute; '' if unknown. */
function useTimeLeft(): string {
  const { countdown } = useSession()
  const minutes = useSyncExternalStore(countdown.subscribe, () => {
    const seconds = countdown.get()
    return seconds === null ? null : Math.floor(seconds / 60)
  })
  if (minutes === null) return ''
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}h ${minutes % 60}m left` : `${minutes}m left`
}
