import { download } from '../../lib/download'
import { useNotify } from '../../ui/Notifications'
import type { Copied } from './copiedLinks'

/**
 * Chromium reads this HTML under the page's own policy, which refuses inline styles: it has none. Made
 * at once, within the click, as Safari wants it.
 */
async function write(parts: Copied): Promise<void> {
  try {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  } catch {
    // Not with its format here.
    await navigator.clipboard.writeText(parts['text/plain'])
  }
}

/** Has this browser a list of ways to share? */
export const canShare = () => typeof navigator.share === 'function'

/**
 * The ways a link leaves the app. Each says how it went; what a browser refuses is said with another
 * way, and nothing is lost.
 */
export function usePageHandout() {
  const notify = useNotify()
  const refused = (way: string, about: string) => notify(way, 'warning', { about })
  return {
    /** To the clipboard, formatted where the browser can. */
    async copy(parts: Copied, copied: string, blocked: string) {
      try {
        await write(parts)
        notify(copied, 'success', { about: 'copy' })
      } catch {
        // Blocked, or no secure context.
        refused(blocked, 'copy')
      }
    },
    /** To the phone's own list of ways; only where it has one. */
    async share(what: ShareData) {
      try {
        await navigator.share(what)
      } catch (error) {
        // Who changes his mind has not failed, nor who presses again while the list is open.
        if (error instanceof DOMException && /^(Abort|InvalidState)/.test(error.name)) return
        refused('Sharing is not possible here. Copy the link instead.', 'share')
      }
    },
    /** To the person's own mail program. */
    mail({ href, count }: { href: string; count: number }, of: number) {
      const link = document.createElement('a')
      link.href = href
      link.click()
      notify(
        count === of
          ? 'Your mail program opens with the links in it.'
          : `Your mail program opens with ${count} of ${of} links: it takes no more. Copy all has every one.`,
        count === of ? 'success' : 'info',
      )
    },
    /** To the downloads. `make` resolves with null where the browser refuses. */
    async save(name: string, type: string, make: () => Promise<string | Blob | null>) {
      try {
        const file = await make()
        if (file === null) throw new Error('refused')
        download(name, file, type)
        notify(`${name} saved`, 'success', { about: 'file' })
      } catch {
        refused('The file could not be made. Please try again.', 'file')
      }
    },
  }
}
