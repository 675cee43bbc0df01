import { useNotify } from './Notifications'

/**
 * Copies text to the clipboard, and shows a message that it was copied or what to do instead.
 * Returns whether it was copied.
 */
export function useCopyText() {
  const notify = useNotify()
  return async (text: string, copied: string, blocked = 'Copying isn’t available here.') => {
    try {
      await navigator.clipboard.writeText(text)
      notify(copied, 'success', { subject: 'copy' })
      return true
    } catch {
      // The browser blocked it, or the page is not in a secure context.
      notify(blocked, 'warning', { subject: 'copy' })
      return false
    }
  }
}
