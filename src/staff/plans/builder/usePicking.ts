import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { gameKeyAfterMove, type SeasonView } from './keyboardMoves'
import type { PickableGame } from './pickableGames'
import type { PlanChoice } from './usePlanChoice'
import { keysBetween, type WantedChanges, wantedTexts, withGames } from './wantedGames'

/** The games selected by a Shift+click or by Shift+arrow moves. */
interface Range {
  /** The keys of the games where the range starts and ends. */
  from: string
  to: string
  /** True to choose the games of the range, false to remove them. */
  isIn: boolean
  /** The choice before the range. */
  base: WantedChanges
  /** The choice with the range. */
  last: WantedChanges
}

/** A drag with a mouse or a pen. */
interface Drag {
  /** The start in pixels from the view's corner, because the page may scroll during the drag. */
  x: number
  y: number
  /** True to choose the touched games, false to remove them. */
  isIn: boolean
  /** The choice before the drag. */
  base: WantedChanges
  /** Whether the pointer has moved farther than for a click. */
  isActive: boolean
  /** Whether the drag has changed the choice. Further changes belong to the same Undo step. */
  isChanged: boolean
}

/** The state of a game in a view. */
export interface GameState {
  isChosen: boolean
  /** Whether the stored plan has the game. */
  isStored: boolean
  /** '+' if saving adds the game, '−' if it removes the game, else ''. */
  change: '+' | '−' | ''
  /** Whether Tab leads to this game. Arrow keys move to the others. */
  isTabStop: boolean
}

/** A shorter drag, in pixels, is a click. */
const MIN_DRAG = 5

const isSameChoice = (a: WantedChanges, b: WantedChanges) =>
  wantedTexts(a).join() === wantedTexts(b).join()

/** The key of the game at an event's target, if any. */
const keyAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-game]')?.dataset.game : undefined

const gamesIn = (view: Element) => [...view.querySelectorAll<HTMLElement>('[data-game]')]

/**
 * Chooses games in a view by click, Shift+click, keyboard or drag (docs/rules/plan-builder.md). The
 * handlers belong on the element around all games. Each game has its key in `data-game`.
 * @param games the games in view, sorted by day.
 */
export function usePicking(view: SeasonView, games: readonly PickableGame[], choice: PlanChoice) {
  const { storedKeys, wanted, chosen, setWanted } = choice
  const range = useRef<Range>(undefined)
  const drag = useRef<Drag>(undefined)
  const [focused, setFocused] = useState('')
  const tabStop = games.some(({ key }) => key === focused) ? focused : games[0]?.key

  function toggle(key: string) {
    const isIn = !chosen.has(key)
    const next = withGames(storedKeys, wanted, { keys: [key], isIn })
    range.current = { from: key, to: key, isIn, base: next, last: next }
    setWanted(next)
  }
  /** Extends the range to a game, or starts a range there if there is none in view. */
  function extend(to: string) {
    const current = range.current
    if (!current || !games.some(({ key }) => key === current.from)) return toggle(to)
    // If something else was chosen since the range, the range starts from the current choice.
    const base = isSameChoice(current.last, wanted) ? current.base : wanted
    const keys = keysBetween(games, current.from, to)
    const last = withGames(storedKeys, base, { keys, isIn: current.isIn })
    range.current = { ...current, to, base, last }
    setWanted(last)
  }
  /** Moves the focus to another game. Shift chooses all games in between. */
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
      const keys = games.map(({ key }) => key)
      return choice.setGames(keys, true)
    }
    // Native check boxes react only to Space.
    if (view === 'list' && event.key === 'Enter') return toggle(from)
    const to = gameKeyAfterMove(games, from, { view, key: event.key })
    if (to === undefined || isCommand || event.altKey) return
    event.preventDefault()
    moveFocus(event.currentTarget, from, to, event.shiftKey)
  }

  function onPointerDown(event: PointerEvent) {
    // Touch scrolls the page.
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
  // Delayed, because the click event after a drag must still find the drag.
  const endDrag = () => setTimeout(() => (drag.current = undefined))
  function onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) {
    const current = drag.current
    if (!current) return
    if (buttons === 0) return endDrag()
    const { left, top } = currentTarget.getBoundingClientRect()
    const [x, y] = [current.x + left, current.y + top]
    if (!current.isActive) {
      if (Math.hypot(clientX - x, clientY - y) < MIN_DRAG) return
      currentTarget.setPointerCapture(pointerId)
      current.isActive = true
      range.current = undefined
    }
    const keys = gamesTouching(currentTarget, [x, clientX], [y, clientY])
    const next = withGames(storedKeys, current.base, { keys, isIn: current.isIn })
    if (isSameChoice(next, wanted)) return
    setWanted(next, current.isChanged)
    current.isChanged = true
  }

  return {
    stateOf({ key }: PickableGame): GameState {
      const isChosen = chosen.has(key)
      const isStored = storedKeys.has(key)
      const changed = isChosen ? '+' : '−'
      const change = isChosen === isStored ? '' : changed
      return { isChosen, isStored, change, isTabStop: key === tabStop }
    },
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

/**
 * The keys of the games touched by a rectangle in the window, given by two positions on each axis.
 */
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
