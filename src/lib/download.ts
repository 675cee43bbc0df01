/**
 * Saves a text, or a file's bytes, as a file of the browser's downloads.
 * @param name of the file; characters that an operating system forbids become hyphens.
 * @param type of its content, such as `text/csv`.
 */
export function download(name: string, content: string | Blob, type: string): void {
  const typeWithCharset = typeof content === 'string' ? `${type};charset=utf-8` : type
  const href = URL.createObjectURL(new Blob([content], { type: typeWithCharset }))
  clickLink({ href, download: name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-') })
  // A phone asks first, and reads the file after that.
  setTimeout(() => URL.revokeObjectURL(href), 40_000)
}

/** Opens an address in a new tab, without access to this page. */
export function openTab(href: string): void {
  const rel = 'noopener noreferrer'
  clickLink({ href, target: '_blank', rel })
}

/** Does what a click on a link with these attributes does. */
export const clickLink = (
  attributes: Partial<Pick<HTMLAnchorElement, 'href' | 'download' | 'target' | 'rel'>>,
): void => Object.assign(document.createElement('a'), attributes).click()
