import { clickLink, download } from '../../lib/download'
import { useNotify } from '../../ui/Notifications'
import { useCopyText } from '../../ui/useCopyText'
import type { ClipboardContent } from './clipboardContent'

/** Whether this browser has a share sheet. */
export const canShare = () => typeof navigator.share === 'function'

/**
 * Returns actions that copy, share, email and save links. Each shows a message with its result. If
 * the browser refuses, the message suggests another action.
 */
export function useShareActions() {
  const notify = useNotify()
  const copyText = useCopyText()
  const warn = (text: string, subject: string) => notify(text, 'warning', { subject })
  return {
    /**
     * Copies to the clipboard, with formatting if the browser supports it. The HTML has no inline
     * styles, because Chromium applies the page's content security policy to it. Must be called in
     * the click handler for Safari.
     */
    async copy(content: ClipboardContent, successMessage: string, failureMessage: string) {
      const data = Object.entries(content).map(([type, text]) => [type, new Blob([text], { type })])
      try {
        await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(data))])
        notify(successMessage, 'success', { subject: 'copy' })
      } catch {
        // Falls back to plain text, which may fail, too.
        await copyText(content['text/plain'], successMessage, failureMessage)
      }
    },
    /** Opens the share sheet. Requires {@link canShare}. */
    async share(page: ShareData) {
      try {
        await navigator.share(page)
      } catch (error) {
        // Closing the share sheet, or a second click while it is open, isn't a failure.
        if (error instanceof DOMException && /^(Abort|InvalidState)/.test(error.name)) return
        warn('Sharing isn’t available here. Copy the link instead.', 'share')
      }
    },
    /** Opens the person's mail program. */
    mail({ href, count }: { href: string; count: number }, total: number) {
      clickLink({ href })
      notify(
        count === total
          ? 'Your email app opens with the links in it.'
          : `Your email app opens with ${count} of ${total} links, the most it can take. Use Copy all for every link.`,
        count === total ? 'success' : 'info',
      )
    },
    /** Downloads a file. `createFile` resolves to null if the browser can't create it. */
    async save(name: string, type: string, createFile: () => Promise<string | Blob | null>) {
      try {
        const file = await createFile()
        if (file === null) throw new Error('refused')
        download(name, file, type)
        notify(`${name} saved`, 'success', { subject: 'file' })
      } catch {
        warn('The file couldn’t be created. Try again.', 'file')
      }
    },
  }
}
