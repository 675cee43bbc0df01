import { useInsertionEffect } from 'react'

export type Orientation = 'landscape' | 'portrait'

/**
 * Sets the paper of the page on screen now. `@page` holds for the whole document, so it is a rule
 * of the mounted sheet and not of a style sheet: two imported sheets would fight
 * (docs/print.md#one-page-rule-at-a-time). It goes in through CSSOM, because a strict CSP lets only
 * an empty style element pass.
 *
 * A page without margins leaves the browser no room to print its own header and footer over the
 * sheet's; the sheet's paper has its margins inside. A sheet that flows on over several pages would
 * lose them at the top of the second, and keeps the page's.
 */
export function usePageRule(orientation: Orientation, isFlowing: boolean): void {
  const margin = isFlowing ? '0.2in' : '0'
  useInsertionEffect(() => {
    const style = document.createElement('style')
    style.media = 'print'
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: letter ${orientation}; margin: ${margin}; }`)
    return () => style.remove()
  }, [orientation, margin])
}
