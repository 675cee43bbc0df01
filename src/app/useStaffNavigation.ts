import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BASE_PATH, paths } from '../config/paths'
import type { User } from '../domain/user'
import { useNotify } from '../ui/Notifications'
import { takeFailedPage } from './routeObjects'

/**
 * Navigation of the staff part beside that of the router's own links: by plain links, after a page that
 * could not be loaded, and when another person signs in.
 */
export function useStaffNavigation(user: User | null): void {
  usePlainLinks()
  useFailedPage()
  usePersonChange(user)
}

/**
 * Navigates plain links to pages of the app without a reload: a table has hundreds, and a router's
 * Link for each would re-render with every change of the address. A click with a modifier key and
 * a link with a target stay the browser's.
 */
function usePlainLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.hasAttribute('download') || event.defaultPrevented) return
      const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.button !== 0 || hasKey || !link.href.startsWith(`${origin}${BASE_PATH}/`)) return
      event.preventDefault()
      void navigate(link.href.slice(`${origin}${BASE_PATH}`.length))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** After each navigation: shows that a page could not be opened, and offers to try again. */
function useFailedPage(): void {
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

/**
 * When another person signs in in another tab, this tab becomes theirs too: it goes to the dashboard
 * instead of the previous person's page, and a message says so.
 */
function usePersonChange(user: User | null): void {
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
