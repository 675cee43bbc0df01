import { useState } from 'react'

/**
 * Says how copying went.
 * @param words for both ends: put on the clipboard, or not allowed by the browser.
 * @returns the words of the last time, and `copy`, which runs what puts it on the clipboard; when
 *   that fails, `onBlocked` helps to copy by hand.
 */
export function useCopyStatus(words: { copied: string; blocked: string }) {
  const [outcome, setOutcome] = useState<keyof typeof words>()
  return {
    words: outcome && words[outcome],
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

/** Begins a formula in a spreadsheet, also in full width, behind signs nobody sees and quotes that a paste takes away. */
const FORMULA_START = /^[\s\p{C}"']*[=+\-@＝＋－＠]/u

/**
 * One line as a spreadsheet shows it and never works it out: an apostrophe stands before what would
 * be a formula. '=HYPERLINK(…)' → "'=HYPERLINK(…)".
 */
export const escapeFormula = (line: string): string =>
  FORMULA_START.test(line) ? `'${line}` : line
