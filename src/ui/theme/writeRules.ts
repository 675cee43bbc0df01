import { type Rules, rulesText } from './rulesText'

/**
 * Writes rules into a style sheet of their own, at the end of the page's head. Not as text of it, which
 * the page's policy forbids.
 * @returns takes it away.
 */
export function writeRules(rules: readonly Rules[]): () => void {
  const style = document.createElement('style')
  document.head.append(style)
  for (const rule of rules.flatMap(rulesText)) {
    style.sheet?.insertRule(rule, style.sheet.cssRules.length)
  }
  return () => style.remove()
}
