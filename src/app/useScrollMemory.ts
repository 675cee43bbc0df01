import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long Back waits for a page to become long enough again, in milliseconds. */
const PATIENCE_MS = 10_000

/** Pixels from the top by the router's key of a visit. */
const positions = new Map<string, number>()

/**
 * Every page starts at its top, but Back and Forward return to where the page was left, as soon as
 * its rows are there again.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    const keep = () => positions.set(key, window.scrollY)
    // Search and sort give the same visit a new key.
    if (shown.current === pathname) keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key, pathname])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    returnTo(way === 'POP' ? (positions.get(key) ?? 0) : 0)
  }, [key, pathname, way])
}

const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown']
let stopReturning = () => {}

/** Scrolls there, again with every growth of the page, until it is reached or the person scrolls. */
function returnTo(top: number): void {
  stopReturning()
  window.scrollTo(0, top)
  if (top === 0) return
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 1) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const input of INPUTS) window.removeEventListener(input, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true })
  stopReturning = stop
  growth.observe(document.body)
}
