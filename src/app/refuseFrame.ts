/**
 * Is this page shown inside another one? Hosts refuse that by a header; where the header is missing,
 * another site could lay its own buttons over these.
 */
export const isFramed = (): boolean => window.top !== window.self

/** Shows, in the place of the app, a way to open it by itself. */
export function refuseFrame(root: HTMLElement): void {
  const link = document.createElement('a')
  link.href = window.location.href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.textContent = 'Open Game Plans in a tab of its own'
  root.replaceChildren(link)
}
