import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** Is there typed work on the page that nobody has saved yet? Logout asks. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0

/** Has closing the tab and Logout ask while there is work that ends with this page. */
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
