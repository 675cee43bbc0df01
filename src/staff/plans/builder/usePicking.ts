import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { movedFrom, type View } from './moves'
import type { PickableGame } from './pickableGame'
import { rangeOf, type Wanted, wantedTexts, withGames } from './selection'
import { useMarquee } from './useMarquee'
import type { PlanChoice } from './usePlanChoice'

/** A view of the season in which games are chosen. */
export interface SeasonView {
  games: readonly PickableGame[]
  /** What says how keys choose. */
  hintId: string
}

/** The games from which a range goes on, and what it does to them. */
interface Anchor {
  from: string
  /** Where the range ends by now. */
  to: string
  isIn: boolean
  /** What was wanted before the range, and with it. */
  base: Wanted
  last: Wanted
}

const isSame = (one: Wanted, other: Wanted) => wantedTexts(one).join() === wantedTexts(other).join()

/** The element of a game in a view; it holds the game's key. */
const gameAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null

/** Puts the focus on a game, wherever in the view it stands. */
function focusGame(view: Element, key: string): void {
  const all = [...view.querySelectorAll<HTMLElement>('[data-game]')]
  const element = all.find(({ dataset }) => dataset.game === key)
  const target = element?.matches('button') ? element : element?.querySelector('input')
  target?.focus()
}

/**
 * Choosing games in a view by click, shift and click, keys, or drag (docs/rules/plan-builder.md).
 * One element around all games hears everything: a choice draws no game anew but its own.
 * @param shown the games in view, by day.
 */
export function usePicking(view: View, shown: readonly PickableGame[], choice: PlanChoice) {
  const { stored, wanted, chosen, choose } = choice
  const anchor = useRef<Anchor>(undefined)
  const [focused, setFocused] = useState('')
  // One game is reached by Tab, the others by arrows.
  const tabStop = shown.some(({ key }) => key === focused) ? focused : (shown[0]?.key ?? '')

  function toggle(key: string): void {
    const isIn = !chosen.has(key)
    const next = withGames(stored, wanted, { keys: [key], isIn })
    anchor.current = { from: key, to: key, isIn, base: next, last: next }
    choose(next)
  }
  function extend(to: string): void {
    const now = anchor.current
    if (!now || !shown.some(({ key }) => key === now.from)) {
      toggle(to)
      return
    }
    // Something else was chosen since: the range starts from that.
    const base = isSame(now.last, wanted) ? now.base : wanted
    const keys = rangeOf(shown, now.from, to)
    const last = withGames(stored, base, { keys, isIn: now.isIn })
    anchor.current = { ...now, to, base, last }
    choose(last)
  }

  const marquee = useMarquee({
    start(key) {
      const isIn = key === undefined || !chosen.has(key)
      anchor.current = undefined
      let isSameStep = false
      return (keys) => {
        const next = withGames(stored, wanted, { keys, isIn })
        if (!isSameStep && isSame(next, wanted)) return
        choose(next, isSameStep)
        isSameStep = true
      }
    },
  })

  return {
    tabStop,
    handlers: {
      ...marquee.handlers,
      onClick(event: MouseEvent) {
        const key = gameAt(event.target)?.dataset.game
        if (key === undefined || marquee.wasDragged()) return
        setFocused(key)
        if (event.shiftKey) extend(key)
        else toggle(key)
      },
      onKeyDown(event: KeyboardEvent) {
        const from = gameAt(event.target)?.dataset.game
        if (from === undefined) return
        if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          choose(withGames(stored, wanted, { keys: shown.map(({ key }) => key), isIn: true }))
          return
        }
        // A check box knows Space alone.
        if (view === 'list' && event.key === 'Enter') {
          toggle(from)
          return
        }
        const to = movedFrom(shown, from, { view, key: event.key })
        if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        setFocused(to)
        focusGame(event.currentTarget, to)
        if (!event.shiftKey) return
        if (anchor.current?.to !== from) {
          anchor.current = { from, to: from, isIn: true, base: wanted, last: wanted }
        }
        extend(to)
      },
    },
  }
}
