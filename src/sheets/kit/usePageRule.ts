import { useInsertionEffect } from 'react'

export type Orientation = 'landscape' | 'portrait'

/**
 * Sets the paper of the page on screen now. `@page` holds for the whole document, so it is a rule
 * of the mounted sheet and not of a style sheet: two imported sheets would fight (paper.md 1).
 * It goes in through CSSOM, because a strict CSP lets only an empty style element pass.
 */
export function usePageRule(orientation: Orientation): void {
  useInsertionEffect(() => {
    const style = document.createElement('style')
    style.media = 'print'
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: letter ${orientation}; margin: 0.2in; }`)
    return () => style.remove()
  }, [orientation])
}
