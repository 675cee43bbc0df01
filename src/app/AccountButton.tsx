import PersonOutlined from '@mui/icons-material/PersonOutlined'
import Button from '@mui/material/Button'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { User } from '../domain/session'
import { useSession } from '../session/useSession'
import { lazyDialog } from '../ui/dialog/lazyDialog'
import unseen from '../ui/unseen.module.css'
import styles from './AccountButton.module.css'

const AccountMenu = lazyDialog(() => import('./AccountMenu'), 'AccountMenu')

/** In the top bar: who is signed in, in which role and for how long; behind it how pages look. */
export function AccountButton({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const minutes = useMinutesLeft()
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        title="Account and looks"
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.button}
      >
        <PersonOutlined fontSize="small" />
        <span className={styles.person}>{user.name || user.email}</span>
        <span className={styles.time}>{[user.role, minutes].filter(Boolean).join(' · ')}</span>
        <span className={unseen.unseen}>Account</span>
      </Button>
      {anchor && <AccountMenu user={user} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

/** `1h 59m` until the session ends, re-rendered each minute; '' when unknown. */
function useMinutesLeft(): string {
  const { countdown } = useSession()
  const get = useCallback(() => {
    const seconds = countdown.get()
    return seconds === null ? null : Math.floor(seconds / 60)
  }, [countdown])
  const minutes = useSyncExternalStore(countdown.subscribe, get)
  if (minutes === null) return ''
  return `${minutes < 60 ? '' : `${Math.floor(minutes / 60)}h `}${minutes % 60}m left`
}
