import { useEffect, useRef } from 'react'

/** Moves the focus to the page when the address changes, so that screen readers announce it. */
export function useMainFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
