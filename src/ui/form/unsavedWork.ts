import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** Whether there is unsaved work on the page. Logout then asks first. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0

/** Makes closing the tab and Logout ask first while `hasWork` is true. */
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
