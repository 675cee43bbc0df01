import { useInsertionEffect } from 'react'
import type { Orientation } from './sheetPlace'

/**
 * Each page says which it is where the browser can number pages: in Chromium. The number keeps off the
 * edge that printers leave white.
 */
const FLOWING =
  '.2in .2in .4in; @bottom-right { vertical-align: top; content: "Page " counter(page) " of " counter(pages); font: 8pt "Barlow Condensed", sans-serif; color: #4a525c }'

/**
 * Sets the paper of the page on screen now. `@page` holds for the whole document, so it is a rule
 * of the mounted sheet and not of a style sheet: two imported sheets would fight
 * (docs/print.md#one-page-rule-at-a-time). It goes in through CSSOM, because a strict CSP lets only
 * an empty style element pass.
 *
 * A page without margins leaves the browser no room to print its own header and footer over the
 * sheet's; the sheet's paper has its margins inside. A sheet that flows on over several pages would
 * lose them at the top of the second, and keeps the page's.
 * @param orientation null in a print set, whose sheets have named pages.
 */
export function usePageRule(orientation: Orientation | null, isFlowing: boolean): void {
  const margin = isFlowing ? FLOWING : '0'
  useInsertionEffect(() => {
    if (orientation === null) return
    const style = document.createElement('style')
    style.media = 'print'
    document.head.append(style)
    style.sheet?.insertRule(`@page { size: letter ${orientation}; margin: ${margin} }`)
    return () => style.remove()
  }, [orientation, margin])
}
