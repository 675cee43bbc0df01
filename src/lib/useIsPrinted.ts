import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinted = false
const listeners = new Set<() => void>()

/** At once: what is not drawn when printing begins is not on the paper. */
function tell(now: boolean): void {
  isPrinted = now
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
window.addEventListener('beforeprint', () => tell(true))
window.addEventListener('afterprint', () => tell(false))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is being printed: paper has room for all, and does not wait. */
export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, () => isPrinted)
