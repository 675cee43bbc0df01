import { useState } from 'react'

/**
 * The outcome of copying to the clipboard, as a message.
 * @param messages for success, and for a browser that does not allow it.
 * @returns the message of the last time, and `copy`, which runs `write`; where that fails, `onBlocked` helps to
 * copy by hand.
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
