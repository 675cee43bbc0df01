import { type PageGroup, publicAddress, type SharedPage } from './sharedPage'

/* What the clipboard gets: links to pages, as formatted and as plain text. */

/** Clipboard content by media type. */
export type ClipboardContent = Record<'text/html' | 'text/plain', string>

/** Creates an element outside of the document, because the browser then escapes its text. */
function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const node = document.createElement(tag)
  node.append(...content)
  return node
}

/** Serializes an element, without the namespace that the serializer adds. */
const htmlText = (node: HTMLElement) =>
  new XMLSerializer().serializeToString(node).replace(/ xmlns="[^"]*"/, '')

/** A link with this text to a page. */
function linkElement(text: string, { address }: SharedPage): HTMLElement {
  const anchor = element('a', text)
  anchor.setAttribute('href', publicAddress(address))
  return anchor
}

/** One page: a titled link as formatted text, the address as plain text. */
export const pageContent = (page: SharedPage): ClipboardContent => ({
  'text/html': htmlText(linkElement(page.title, page)),
  'text/plain': publicAddress(page.address),
})

/** All pages below their headings, as titled links and as plain text. */
export function groupsContent(groups: readonly PageGroup[]): ClipboardContent {
  const sections = groups.map(({ heading, pages }) => {
    const items = pages.map((page) => element('li', linkElement(page.name, page)))
    return htmlText(element('p', element('b', heading))) + htmlText(element('ul', ...items))
  })
  const plain = groups.map(({ heading, pages }) =>
    [heading, ...pages.map((page) => `${page.name}: ${publicAddress(page.address)}`)].join('\n'),
  )
  return { 'text/html': sections.join(''), 'text/plain': plain.join('\n\n') }
}
