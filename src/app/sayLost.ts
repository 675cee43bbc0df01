import { mayReload } from './reloadOnce'

/**
 * For a page whose code did not come: it is loaded anew once, for a deploy may have taken the code away;
 * where that has been tried, or there is no network, it says so.
 * @param root where it is said, above what stands there. @returns what takes the words back.
 */
export function sayLost(root: HTMLElement): () => void {
  if (navigator.onLine && mayReload(Date.now())) {
    window.location.reload()
    return () => {}
  }
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  const text = document.createElement('span')
  text.textContent = 'This page could not be loaded completely. '
  const again = document.createElement('a')
  again.href = window.location.href
  again.textContent = 'Reload'
  words.append(text, again)
  // Words that wait give way.
  root.querySelector(':scope > p')?.remove()
  root.prepend(words)
  return () => words.remove()
}
