import { useState } from 'react'

/**
 * Copies, and reports the outcome.
 * @param messages for both outcomes: copied, or not allowed by the browser.
 * @returns the last copy's message, and `copy`, which runs `write`; when that fails, `onBlocked`
 *   helps to copy by hand.
 */
export function useCopyStatus(messages: { copied: string; blocked: string }) {
  const [outcome, setOutcome] = useState<keyof typeof messages>()
  return {
    message: outcome && messages[outcome],
    async copy(write: () => Promise<void>, onBlocked?: () => void): Promise<void> {
      setOutcome(undefined)
      try {
        await write()
        setOutcome('copied')
      } catch {
        onBlocked?.()
        setOutcome('blocked')
      }
    },
  }
}

/** The start of a formula in a spreadsheet: also full-width signs, after invisible characters or after quotes, which a paste removes. */
const FORMULA_START = /^[\s\p{C}"']*[=+\-@＝＋－＠]/u

/**
 * A line that no spreadsheet evaluates: an apostrophe precedes what would be a formula.
 * '=HYPERLINK(…)' → "'=HYPERLINK(…)".
 */
export const escapeFormula = (line: string): string =>
  FORMULA_START.test(line) ? `'${line}` : line
