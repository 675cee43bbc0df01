import { sayLost } from '../sayLost'
import type { Picture } from './firstPicture'
import type { Rendered } from './renderOnce'
import { untilReact } from './untilReact'

/**
 * Shows a page's first picture, and lets React take it over when somebody needs it.
 * @param takeOver is given what puts everything back as it was drawn, to be called right before.
 *   @returns whether it could: its code may be lost. Then the next hand tries again.
 */
export function showPicture(
  root: HTMLElement,
  { title, first, onPaper }: Picture,
  takeOver: (leave: () => void) => Promise<boolean>,
): void {
  document.title = title
  root.replaceChildren(first.nodes)
  first.begin()
  const drawn = [...root.childNodes]
  let paper: Rendered | undefined
  const print = () => {
    if (paper || !onPaper) return
    paper = onPaper()
    root.replaceChildren(paper.nodes)
    paper.begin()
  }
  const endPrint = () => {
    paper?.end()
    if (paper) root.replaceChildren(...drawn)
    paper = undefined
  }
  window.addEventListener('beforeprint', print)
  window.addEventListener('afterprint', endPrint)
  // Behind the paint, and there before a hand.
  requestAnimationFrame(() => setTimeout(() => window.linkReact?.()))
  let takeBackWords = () => {}
  const held = untilReact(root, async () => {
    let doAgain = () => {}
    const isTaken = await takeOver(() => {
      takeBackWords()
      doAgain = held.release()
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', endPrint)
      endPrint()
      first.end()
    })
    if (isTaken) {
      doAgain()
      return
    }
    takeBackWords()
    takeBackWords = sayLost(root)
    held.waitAgain()
  })
}
