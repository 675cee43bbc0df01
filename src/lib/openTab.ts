/** Opens an address in a tab of its own, as a link does: the page there cannot reach back. */
export function openTab(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, target: '_blank' })
  link.rel = 'noopener noreferrer'
  link.click()
}
