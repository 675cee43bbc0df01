import { useInsertionEffect } from 'react'
import type { Orientation } from './sheetPlace'

/**
 * Sets the paper of the page on screen now. `@page` holds for the whole document, so it is a rule
 * of the mounted sheet and not of a style sheet: two imported sheets would fight
 * (docs/print.md#one-page-rule-at-a-time). It goes in through CSSOM, because a strict CSP lets only
 * an empty style element pass.
 *
 * A page without margins leaves the browser no room to print its own header and footer over the
 * sheet's; the sheet's paper has its margins inside.
 * @param orientation null in a print set, whose sheets have named pages.
 */
export function usePageRule(orientation: Orientation | null): void {
  useInsertionEffect(() => {
    if (orientation === null) return
    const style = document.createElement('style')
    style.media = 'print'
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: letter ${orientation}; margin: 0 }`)
    return () => style.remove()
  }, [orientation])
}
