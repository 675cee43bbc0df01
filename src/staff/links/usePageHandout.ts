import { clickLink, download } from '../../lib/download'
import { useNotify } from '../../ui/Notifications'
import { type PageGroup, publicAddress, type SharedPage } from './sharedPage'

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
      clickLink({ href })
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

/* Links as they are put on the clipboard, formatted and plain. */

/** What is put on the clipboard, by media type. */
type Copied = Record<'text/html' | 'text/plain', string>

/** An element that stands in no page: the browser itself escapes what names hold. */
function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag)
  made.append(...content)
  return made
}

/** As text; the name space that the writer puts first is no mail program's business. */
const written = (made: HTMLElement) =>
  new XMLSerializer().serializeToString(made).replace(/ xmlns="[^"]*"/, '')

function link(text: string, { address }: SharedPage): HTMLElement {
  const made = element('a', text)
  made.setAttribute('href', publicAddress(address))
  return made
}

/** A page as a link with its title for a letter, and as its bare address for everything else. */
export const copiedPage = (page: SharedPage): Copied => ({
  'text/html': written(link(page.title, page)),
  'text/plain': publicAddress(page.address),
})

/** All pages under their headings: links with titles, and the same as plain text. */
export function copiedGroups(groups: readonly PageGroup[]): Copied {
  const html = groups.map(({ heading, pages }) => {
    const items = pages.map((page) => element('li', link(page.name, page)))
    return written(element('p', element('b', heading))) + written(element('ul', ...items))
  })
  const plain = groups.map(({ heading, pages }) =>
    [heading, ...pages.map((page) => `${page.name}: ${publicAddress(page.address)}`)].join('\n'),
  )
  return { 'text/html': html.join(''), 'text/plain': plain.join('\n\n') }
}
