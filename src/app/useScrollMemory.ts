import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { tabStore } from '../config/browserStore'

/** How long Back waits for the page to be long enough again, in milliseconds. */
const RETURN_TIMEOUT_MS = 10_000

/** The key under which a tab stores {@link positions} for its next document. */
const STORAGE_KEY = 'game-plans.positions'
const MAX_VISITS = 50

/** Pixels from the top by page and the router's key of a visit, the latest last. */
const positions = new Map<string, number>()

/**
 * Scrolls each new page to its top. Back, Forward and a reload return to the position where the
 * page was left, as soon as its rows are there again.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const navigationType = useNavigationType()
  const visit = `${pathname} ${key}`
  const lastPathname = useRef(pathname)
  useStoredPositions(visit)
  useEffect(() => {
    const isNewPage = lastPathname.current !== pathname
    lastPathname.current = pathname
    // Searching and sorting give the same page a new key. It keeps its position.
    if (!isNewPage) savePosition()
    else returnTo(navigationType === 'POP' ? (positions.get(visit) ?? 0) : 0)

    function savePosition() {
      positions.delete(visit)
      positions.set(visit, window.scrollY)
    }
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [visit, pathname, navigationType])
}

/** Keeps the positions for the tab's next document, and returns to the one of a reload or Back. */
function useStoredPositions(visit: string): void {
  const firstVisit = useRef(visit)
  useEffect(() => {
    readPositions()
    // The first visit of every document has the same key, so check that this one is a return.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const top = entry?.type === 'navigate' ? 0 : positions.get(firstVisit.current)
    if (top) returnTo(top)
    window.addEventListener('pagehide', storePositions)
    return () => window.removeEventListener('pagehide', storePositions)
  }, [])
}

function storePositions(): void {
  tabStore.set(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_VISITS)))
}

/** Reads the positions that the tab's previous document has stored. */
function readPositions(): void {
  try {
    const stored: unknown = JSON.parse(tabStore.get(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(stored)) return
    for (const [visit, top] of stored) if (!positions.has(visit)) positions.set(visit, Number(top))
  } catch {
    // The stored text was not written by this app.
  }
}

/** The events of a person who scrolls. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** The last return to a position. It is aborted once it has ended. */
let lastReturn = new AbortController()

/**
 * Scrolls to a position, again each time the page grows, until it is reached or the person scrolls.
 */
function returnTo(top: number): void {
  lastReturn.abort()
  window.scrollTo(0, top)
  if (top === 0) return
  lastReturn = new AbortController()
  const { signal } = lastReturn
  const stop = () => lastReturn.abort()
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 1) stop()
  })
  const timer = setTimeout(stop, RETURN_TIMEOUT_MS)
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true, signal })
  signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  growth.observe(document.body)
}
