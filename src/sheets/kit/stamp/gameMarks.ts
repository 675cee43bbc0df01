import { useLayoutEffect, useState } from 'react'
import styles from './CopyNotice.module.css'

/** What stands beside a game that has changed. */
export interface GameMark {
  /** The game's, as its sheet names it; see codeAndDate. */
  key: string
  mark: string
  /** What it was before, '' where that says nothing. */
  was: string
}

/**
 * Marks games where they stand on the sheet, for eyes and screen readers. The sheet itself knows
 * nothing of it, so that its first load carries none of this: each game's place has `data-game`. Who
 * is drawn anew is marked anew; a list that says the same leaves marks and focus alone.
 * @returns the keys of the games that have a place to be seen, in the sheet's order.
 */
export function useGameMarks(marks: readonly GameMark[]): readonly string[] {
  const [found, setFound] = useState('[]')
  const said = JSON.stringify(marks)
  useLayoutEffect(() => {
    const marks: GameMark[] = JSON.parse(said)
    function draw() {
      const seen = new Set<string>()
      for (const place of places()) {
        const one = marks.find(({ key }) => key === place.dataset.game)
        if (!one) continue
        if (!markIn(place)) place.append(elementOf(one))
        if (isShown(place)) seen.add(one.key)
      }
      setFound(JSON.stringify([...seen]))
    }
    draw()
    if (marks.length === 0) return
    const observer = new MutationObserver(draw)
    observer.observe(document.body, { childList: true, subtree: true })
    // A narrower window has another list.
    window.addEventListener('resize', draw)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', draw)
      for (const place of places()) markIn(place)?.remove()
    }
  }, [said])
  return JSON.parse(found)
}

/** Leads to a game's mark: the one that can be seen, where a phone has a list of its own. */
export function showMark(key: string): void {
  const place = places().find((one) => one.dataset.game === key && isShown(one))
  const mark = place && markIn(place)
  mark?.scrollIntoView?.({ block: 'center' })
  mark?.focus({ preventScroll: true })
}

const places = () => [...document.querySelectorAll<HTMLElement>('[data-game]')]

/** Paper's own lists are in the page of a phone, and a team's filter hides games. */
const isShown = (place: HTMLElement) => hasBoxes(place) || !hasBoxes(document.body)

const hasBoxes = (element: HTMLElement) => element.getClientRects().length > 0

const markIn = (place: HTMLElement) => place.querySelector<HTMLElement>(':scope > mark')

/** Words in elements of their own, apart from those before them. */
function elementOf({ mark, was }: GameMark): HTMLElement {
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
