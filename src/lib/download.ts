/**
 * Saves text or bytes as a download.
 * @param name the file's name. Characters that an operating system forbids become hyphens.
 * @param type the content type, such as `text/csv`.
 */
export function download(name: string, content: string | Blob, type: string): void {
  const typeWithCharset = typeof content === 'string' ? `${type};charset=utf-8` : type
  const href = URL.createObjectURL(new Blob([content], { type: typeWithCharset }))
  clickLink({ href, download: name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-') })
  // Phones ask before saving and read the file only afterwards, so the URL is revoked late.
  setTimeout(() => URL.revokeObjectURL(href), 40_000)
}

/** Opens an address in a new tab that cannot access this page. */
export function openTab(href: string): void {
  const rel = 'noopener noreferrer'
  clickLink({ href, target: '_blank', rel })
}

/** Acts like a click on a link with these attributes. */
export const clickLink = (
  attributes: Partial<Pick<HTMLAnchorElement, 'href' | 'download' | 'target' | 'rel'>>,
): void => Object.assign(document.createElement('a'), attributes).click()
