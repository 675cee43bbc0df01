import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BASE_PATH, paths } from '../config/paths'
import type { User } from '../domain/user'
import { useNotify } from '../ui/Notifications'
import { takeFailedPage } from './routeObjects'

/**
 * Handles the navigation that the router's links do not: plain links, pages that could not be
 * loaded, and another person signing in.
 */
export function useStaffNavigation(user: User | null): void {
  usePlainLinks()
  useFailedPage()
  usePersonChange(user)
}

/**
 * Navigates plain links to the app's pages without a reload. A table has hundreds of links, and a
 * router Link for each would re-render at every address change. The browser handles clicks with a
 * modifier key and links with a target.
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

/** Shows after a navigation that a page could not be opened, and offers to try again. */
function useFailedPage(): void {
  const notify = useNotify()
  const navigate = useNavigate()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
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
 * Goes to the dashboard with a message if another person signs in in another tab, instead of
 * showing the previous person's page.
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
