import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../config/paths'
import type { User } from '../domain/user'
import { useNotify } from '../ui/Notifications'

/**
 * When another person signs in in another tab, this tab becomes theirs too: it goes to the dashboard
 * instead of the previous person's page, and a message says so.
 */
export function usePersonChange(user: User | null): void {
  const navigate = useNavigate()
  const notify = useNotify()
  const lastUser = useRef(user)
  useEffect(() => {
    const previous = lastUser.current
    lastUser.current = user
    if (previous === null || user === null || previous.email === user.email) return
    void navigate(paths.dashboard, { replace: true })
    notify(
      `${user.name || user.email} signed in on another tab, so this tab now uses that account.`,
      'info',
    )
  }, [user, navigate, notify])
}
