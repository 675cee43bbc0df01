import { useMedia } from '../../lib/externalStore'

/**
 * Is the window narrower than `below` pixels, as a phone's is? The same width stands in the sheet's
 * styles. What only phones show is left out elsewhere, because a hidden list costs as much as a shown
 * one. The paper is always drawn: printing cannot wait.
 */
export const useIsNarrow = (below = 900): boolean => useMedia(`(max-width: ${below - 0.02}px)`)
