import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from '../ui/Notifications'
import { takeFailedPage } from './routeObjects'

/** After each navigation: shows that a page could not be opened, and offers to try again. */
export function useFailedPage(): void {
  const notify = useNotify()
  const navigate = useNavigate()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    const path = takeFailedPage()
    if (path === null) return
    notify(
      'You’re offline, so that page couldn’t be loaded. Nothing on this one is lost.',
      'warning',
      { action: { name: 'Try Again', run: () => void navigate(path) } },
    )
  }, [key])
}
