import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { BASE_PATH } from '../config/paths'

/**
 * Navigates plain links to pages of the app without a reload: a table has hundreds, and a router's
 * Link for each would re-render with every change of the address. A click with a modifier key and
 * a link with a target stay the browser's.
 */
export function useAppLinks(): void {
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
