import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { gameKeyAfterMove, type View } from './keyboardMoves'
import type { PickableGame } from './pickableGames'
import type { PlanChoice } from './usePlanChoice'
import { rangeOf, type Wanted, wantedTexts, withGames } from './wantedGames'

/** Where a range of games begins and ends, and what it does to them. */
interface Range {
  from: string
  to: string
  isIn: boolean
  /** What was wanted before the range, and with it. */
  base: Wanted
  last: Wanted
}

/** A drag of a mouse or a pen. */
interface Drag {
  /** Where it began, from the corner of the view: the page may scroll meanwhile. */
  x: number
  y: number
  isIn: boolean
  /** What was wanted before. */
  base: Wanted
  /** The pointer has moved far enough to be no click. */
  isActive: boolean
  isChanged: boolean
}

/** A drag shorter than this, in pixels, is a click. */
const THRESHOLD = 5

const isSame = (one: Wanted, other: Wanted) => wantedTexts(one).join() === wantedTexts(other).join()

const keyAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-game]')?.dataset.game : undefined

const gamesIn = (view: Element) => [...view.querySelectorAll<HTMLElement>('[data-game]')]

/**
 * Choosing games in a view by click, shift and click, keys, or drag (docs/rules/plan-builder.md). The
 * handlers are for the element around all games; each game has its key in `data-game`.
 * @param games the games in view, by day.
 */
export function usePicking(view: View, games: readonly PickableGame[], choice: PlanChoice) {
  const { stored, wanted, chosen, choose } = choice
  const range = useRef<Range>(undefined)
  const drag = useRef<Drag>(undefined)
  const [focused, setFocused] = useState('')

  function toggle(key: string) {
    const isIn = !chosen.has(key)
    const next = withGames(stored, wanted, { keys: [key], isIn })
    range.current = { from: key, to: key, isIn, base: next, last: next }
    choose(next)
  }
  /** Extends the range to a game; without a range in view it begins there. */
  function extend(to: string) {
    const current = range.current
    if (!current || !games.some(({ key }) => key === current.from)) return toggle(to)
    // Something else was chosen since: the range starts from that.
    const base = isSame(current.last, wanted) ? current.base : wanted
    const keys = rangeOf(games, current.from, to)
    const last = withGames(stored, base, { keys, isIn: current.isIn })
    range.current = { ...current, to, base, last }
    choose(last)
  }
  function chooseAll() {
    choose(withGames(stored, wanted, { keys: games.map(({ key }) => key), isIn: true }))
  }
  /** The keyboard goes from one game to another; with Shift it chooses all between them. */
  function moveFocus(container: Element, from: string, to: string, isRange: boolean) {
    setFocused(to)
    const game = gamesIn(container).find(({ dataset }) => dataset.game === to)
    const control = game?.querySelector('input') ?? game
    control?.focus()
    if (!isRange) return
    if (range.current?.to !== from) {
      range.current = { from, to: from, isIn: true, base: wanted, last: wanted }
    }
    extend(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = keyAt(event.target)
    if (from === undefined) return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'a' && isCommand) {
      event.preventDefault()
      return chooseAll()
    }
    // A check box reacts to Space alone.
    if (view === 'list' && event.key === 'Enter') return toggle(from)
    const to = gameKeyAfterMove(games, from, { view, key: event.key })
    if (to === undefined || isCommand || event.altKey) return
    event.preventDefault()
    moveFocus(event.currentTarget, from, to, event.shiftKey)
  }

  function onPointerDown(event: PointerEvent) {
    // A finger scrolls.
    if (event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const key = keyAt(event.target)
    drag.current = {
      x: event.clientX - left,
      y: event.clientY - top,
      isIn: key === undefined || !chosen.has(key),
      base: wanted,
      isActive: false,
      isChanged: false,
    }
  }
  function onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) {
    const current = drag.current
    if (!current) return
    if (buttons === 0) return endDrag()
    const { left, top } = currentTarget.getBoundingClientRect()
    const [x, y] = [current.x + left, current.y + top]
    if (!current.isActive) {
      if (Math.hypot(clientX - x, clientY - y) < THRESHOLD) return
      currentTarget.setPointerCapture(pointerId)
      current.isActive = true
      range.current = undefined
    }
    const keys = gamesTouching(currentTarget, [x, clientX], [y, clientY])
    const next = withGames(stored, current.base, { keys, isIn: current.isIn })
    if (isSame(next, wanted)) return
    choose(next, current.isChanged)
    current.isChanged = true
  }
  const tabStop = games.some(({ key }) => key === focused) ? focused : games[0]?.key
  // The click that follows a drag belongs to it.
  const endDrag = () => setTimeout(() => (drag.current = undefined))

  return {
    /** How a game is rendered: Tab leads to one of them, arrows lead to the others. */
    stateOf: ({ key }: PickableGame) => ({
      isChosen: chosen.has(key),
      isStored: stored.has(key),
      isTabStop: key === tabStop,
    }),
    handlers: {
      onClick(event: MouseEvent) {
        const key = keyAt(event.target)
        if (key === undefined || drag.current?.isActive) return
        setFocused(key)
        if (event.shiftKey) extend(key)
        else toggle(key)
      },
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  }
}

/** Keys of the games that a rectangle in the window touches, given by two points on each axis. */
function gamesTouching(view: Element, xs: readonly number[], ys: readonly number[]): string[] {
  return gamesIn(view).flatMap((game) => {
    const { left, right, top, bottom } = game.getBoundingClientRect()
    const isTouched =
      left < Math.max(...xs) &&
      right > Math.min(...xs) &&
      top < Math.max(...ys) &&
      bottom > Math.min(...ys)
    return isTouched ? (game.dataset.game ?? []) : []
  })
}
