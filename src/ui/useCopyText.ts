import { useNotify } from './Notifications'

/** Puts a text on the clipboard and says so; where a browser refuses, it says what to do instead. */
export function useCopyText() {
  const notify = useNotify()
  return async (text: string, copied: string, blocked = 'Copying isn’t available here.') => {
    try {
      await navigator.clipboard.writeText(text)
      notify(copied, 'success', { about: 'copy' })
    } catch {
      // Blocked, or no secure context.
      notify(blocked, 'warning', { about: 'copy' })
    }
  }
}
