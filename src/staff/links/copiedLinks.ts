import { publicAddress } from './OpenLink'
import type { PageGroup, SharedPage } from './sharedPage'

/* Links as they are put on the clipboard, formatted and plain. */

/** What is put on the clipboard, by media type. */
export type Copied = Record<'text/html' | 'text/plain', string>

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
