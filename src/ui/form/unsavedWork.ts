import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** Whether there is unsaved typed work on the page; Logout asks first then. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0

/** While there is unsaved work, closing the tab and Logout ask first. */
export function useUnsavedWork(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return
    const work = Symbol('work')
    unsaved.add(work)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(work)
      window.removeEventListener('beforeunload', ask)
    }
  }, [hasWork])
}
