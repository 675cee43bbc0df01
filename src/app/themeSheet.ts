import { useInsertionEffect } from 'react'
import { rulesText } from './rulesText'
import { themeSheets } from './theme'

/**
 * Writes the theme's variables while the staff part stands. MUI's own engine takes them apart and
 * puts them together again, which took a third of the time of all styles of a list.
 */
export function useThemeSheet(): void {
  useInsertionEffect(() => {
    const style = document.createElement('style')
    document.head.append(style)
    for (const rule of themeSheets().flatMap(rulesText)) {
      style.sheet?.insertRule(rule, style.sheet.cssRules.length)
    }
    return () => style.remove()
  }, [])
}
