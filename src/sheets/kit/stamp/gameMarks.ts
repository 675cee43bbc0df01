import { useLayoutEffect, useState } from 'react'
import styles from './CopyNotice.module.css'

/** The mark beside a changed game. */
export interface ChangeMark {
  /** The game's key on its sheet; see codeAndDate. */
  key: string
  mark: string
  /** The day or time before the change, or '' if there was none. */
  was: string
}

/**
 * Adds marks to the games of the sheet through the DOM (`data-game`), so that the sheet's own code
 * needs nothing for marks and its first load stays small. A game that is rendered again is marked
 * again. An equal list changes neither marks nor focus.
 * @returns the keys of the visible games with a mark, in the sheet's order.
 */
export function useGameMarks(marks: readonly ChangeMark[]): readonly string[] {
  const [found, setFound] = useState('[]')
  // A string, so that an equal list does not run the effect again.
  const marksText = JSON.stringify(marks)
  useLayoutEffect(() => {
    const changes: ChangeMark[] = JSON.parse(marksText)
    function markGames() {
      const visible = new Set<string>()
      for (const element of gameElements()) {
        const change = changes.find(({ key }) => key === element.dataset.game)
        if (!change) continue
        if (!markIn(element)) element.append(createMark(change))
        if (isShown(element)) visible.add(change.key)
      }
      setFound(JSON.stringify([...visible]))
    }
    markGames()
    if (changes.length === 0) return
    const observer = new MutationObserver(markGames)
    observer.observe(document.body, { childList: true, subtree: true })
    // A narrower window may show another list.
    window.addEventListener('resize', markGames)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', markGames)
      for (const element of gameElements()) markIn(element)?.remove()
    }
  }, [marksText])
  return JSON.parse(found)
}

/**
 * Scrolls to a game's visible mark and focuses it. A game can have several marks: phones have a
 * separate list.
 */
export function showMark(key: string): void {
  const game = gameElements().find((element) => element.dataset.game === key && isShown(element))
  const mark = game && markIn(game)
  mark?.scrollIntoView?.({ block: 'center' })
  mark?.focus({ preventScroll: true })
}

const gameElements = () => [...document.querySelectorAll<HTMLElement>('[data-game]')]

/**
 * Phones hide the lists for paper, and a team filter hides games. Always true in jsdom, which has
 * no layout.
 */
const isShown = (element: HTMLElement) => hasBoxes(element) || !hasBoxes(document.body)

const hasBoxes = (element: HTMLElement) => element.getClientRects().length > 0

const markIn = (element: HTMLElement) => element.querySelector<HTMLElement>(':scope > mark')

/** Each text has its own element, with spaces between, so that page translation can replace it. */
function createMark({ mark, was }: ChangeMark): HTMLElement {
  const element = document.createElement('mark')
  element.className = styles.mark ?? ''
  element.tabIndex = -1
  const parts = [mark, was].filter(Boolean).map((text, index) => {
    const part = document.createElement(index === 0 ? 'b' : 'span')
    part.textContent = text
    return part
  })
  element.append(' ', ...parts.flatMap((part) => [part, ' ']))
  return element
}
