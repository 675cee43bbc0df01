/**
 * Puts a text in several formats on the clipboard; only while a click is handled.
 * @param parts text by media type.
 * @returns whether the browser took it.
 *
 * Not by clipboard.write: Chromium reads the HTML given to it under the page's own policy, which
 * refuses the inline styles that mail programs need.
 */
export function copyFormatted(parts: Readonly<Record<string, string>>): boolean {
  let isTaken = false
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return
    for (const [type, text] of Object.entries(parts)) event.clipboardData.setData(type, text)
    event.preventDefault()
    isTaken = true
  }
  // Safari copies without a selection only for a page that says so.
  const allow = (event: Event) => event.preventDefault()
  document.addEventListener('beforecopy', allow)
  document.addEventListener('copy', give)
  try {
    return document.execCommand('copy') && isTaken
  } catch {
    return false
  } finally {
    document.removeEventListener('beforecopy', allow)
    document.removeEventListener('copy', give)
  }
}
