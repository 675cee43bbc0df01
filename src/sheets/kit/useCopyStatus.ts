import { useState } from 'react'

/**
 * Copies to the clipboard and provides a message about the result.
 * @param messages for success, and for a browser that does not allow it.
 * @returns the last message, and `copy`, which runs `write`. If that fails, it calls `onBlocked`,
 * which can help to copy by hand.
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
