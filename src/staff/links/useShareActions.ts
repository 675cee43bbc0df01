import { clickLink, download } from '../../lib/download'
import { useNotify } from '../../ui/Notifications'
import { useCopyText } from '../../ui/useCopyText'
import { type PageGroup, publicAddress, type SharedPage } from './sharedPage'

/** Whether this browser has a share sheet. */
export const canShare = () => typeof navigator.share === 'function'

/**
 * Returns actions that copy, share, email and save links. Each shows a message with its result. If the browser
 * refuses, the message suggests another action.
 */
export function useShareActions() {
  const notify = useNotify()
  const copyText = useCopyText()
  const refused = (text: string, subject: string) => notify(text, 'warning', { subject })
  return {
    /**
     * Copies to the clipboard, with formatting if the browser supports it. The HTML has no inline styles, because
     * Chromium applies the page's content security policy to it. Must be called in the click handler for Safari.
     */
    async copy(parts: Copied, copied: string, blocked: string) {
      const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })])
      try {
        await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
        notify(copied, 'success', { subject: 'copy' })
      } catch {
        // Falls back to plain text, which may fail, too.
        await copyText(parts['text/plain'], copied, blocked)
      }
    },
    /** Opens the share sheet. Requires {@link canShare}. */
    async share(what: ShareData) {
      try {
        await navigator.share(what)
      } catch (error) {
        // Closing the share sheet, or a second click while it is open, isn't a failure.
        if (error instanceof DOMException && /^(Abort|InvalidState)/.test(error.name)) return
        refused('Sharing isn’t available here. Copy the link instead.', 'share')
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
    /** Downloads a file. `make` resolves to null if the browser can't create it. */
    async save(name: string, type: string, make: () => Promise<string | Blob | null>) {
      try {
        const file = await make()
        if (file === null) throw new Error('refused')
        download(name, file, type)
        notify(`${name} saved`, 'success', { subject: 'file' })
      } catch {
        refused('The file couldn’t be created. Try again.', 'file')
      }
    },
  }
}

/** Clipboard content by media type. */
type Copied = Record<'text/html' | 'text/plain', string>

/** Creates an element outside of the document, because the browser then escapes its text. */
function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const node = document.createElement(tag)
  node.append(...content)
  return node
}

/** Serializes an element, without the namespace that the serializer adds. */
const html = (node: HTMLElement) =>
  new XMLSerializer().serializeToString(node).replace(/ xmlns="[^"]*"/, '')

function link(text: string, { address }: SharedPage): HTMLElement {
  const anchor = element('a', text)
  anchor.setAttribute('href', publicAddress(address))
  return anchor
}

/** One page: a titled link as formatted text, the address as plain text. */
export const copiedPage = (page: SharedPage): Copied => ({
  'text/html': html(link(page.title, page)),
  'text/plain': publicAddress(page.address),
})

/** All pages below their headings, as titled links and as plain text. */
export function copiedGroups(groups: readonly PageGroup[]): Copied {
  const sections = groups.map(({ heading, pages }) => {
    const items = pages.map((page) => element('li', link(page.name, page)))
    return html(element('p', element('b', heading))) + html(element('ul', ...items))
  })
  const plain = groups.map(({ heading, pages }) =>
    [heading, ...pages.map((page) => `${page.name}: ${publicAddress(page.address)}`)].join('\n'),
  )
  return { 'text/html': sections.join(''), 'text/plain': plain.join('\n\n') }
}
