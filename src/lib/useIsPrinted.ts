import { flushSync } from 'react-dom'
import { createStore, useStore } from './createStore'

const isPrinted = createStore(false)

// At once: what is not rendered when printing begins is not on the paper.
window.addEventListener('beforeprint', () => flushSync(() => isPrinted.set(true)))
window.addEventListener('afterprint', () => flushSync(() => isPrinted.set(false)))

/** Whether the page is being printed: paper has room for all, and does not wait. */
export const useIsPrinted = (): boolean => useStore(isPrinted)
