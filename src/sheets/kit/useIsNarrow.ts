import { useSyncExternalStore } from 'react'

/** Below this a sheet reads as a page; the same width stands in the sheets' styles. */
const NARROW = '(max-width: 899.98px)'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Is the window as narrow as a phone's? What only phones show is left out elsewhere, because a
 * hidden list costs as much as a shown one. The paper is always drawn: printing cannot wait.
 */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
