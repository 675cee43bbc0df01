import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../config/paths'
import type { User } from '../domain/session'
import { useNotify } from '../ui/Notifications'

/**
 * Where another person takes the session over in another tab, this tab becomes his too: it starts at
 * the dashboard, not on the former's page with what he looked for, and says so.
 */
export function useNextPerson(user: User | null): void {
  const navigate = useNavigate()
  const notify = useNotify()
  const shown = useRef(user)
  useEffect(() => {
    const former = shown.current
    shown.current = user
    if (former === null || user === null || former.email === user.email) return
    void navigate(paths.dashboard, { replace: true })
    notify(
      `${user.name || user.email} has signed in in another tab, so this tab is theirs too.`,
      'info',
    )
  }, [user, navigate, notify])
}
