import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tabStore } from '../config/browserStore'

/** How long Back waits for a page to become long enough again, in milliseconds. */
const PATIENCE_MS = 10_000

/** Pixels from the top by the router's key of a visit. */
const positions = new Map<string, number>()

/** Where the tab keeps the visit that it left for another document: its page and key, and its place. */
const LEFT = 'game-plans.left'

/**
 * Every page starts at its top, but Back, Forward and a reload return to where the page was left, as
 * soon as its rows are there again.
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
    // A phone may drop the page without a word more.
    const leave = () => void tabStore.set(LEFT, `${pathname} ${key} ${window.scrollY}`)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [key, pathname])
  const first = useRef(`${pathname} ${key}`)
  useEffect(() => {
    const top = leftAt(first.current)
    if (top > 0) returnTo(top)
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    returnTo(way === 'POP' ? (positions.get(key) ?? 0) : 0)
  }, [key, pathname, way])
}

/** Where this document's first visit was left by the one before it, if that was the same; given once. */
function leftAt(visit: string): number {
  const left = tabStore.get(LEFT)
  if (left === null) return 0
  tabStore.remove(LEFT)
  // An address that is typed anew has the key of any first visit.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [page, key, top] = left.split(' ')
  return entry?.type !== 'navigate' && `${page} ${key}` === visit ? Number(top) : 0
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
