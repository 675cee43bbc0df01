import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { movedFrom, type View } from './moves'
import type { PickableGame } from './pickableGame'
import { rangeOf, type Wanted, wantedTexts, withGames } from './selection'
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

/** So many pixels further it is a drag and no click. */
const THRESHOLD = 5

interface Point {
  x: number
  y: number
}

/** Where a game stands, from the corner of its view. */
interface Place {
  key: string
  left: number
  top: number
  right: number
  bottom: number
}

interface Drag {
  start: Point
  /** The game under the pointer when it went down. */
  key: string | undefined
  /** Once it is a drag. */
  active?: { places: Place[]; cover: (keys: string[]) => void }
}

const isTouched = ({ left, top, right, bottom }: Place, from: Point, to: Point) =>
  left < Math.max(from.x, to.x) &&
  right > Math.min(from.x, to.x) &&
  top < Math.max(from.y, to.y) &&
  bottom > Math.min(from.y, to.y)

/** From the view's corner, so that the page can scroll meanwhile. */
function pointIn(view: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = view.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function placesIn(view: Element): Place[] {
  return [...view.querySelectorAll<HTMLElement>('[data-game]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const from = pointIn(view, { clientX: left, clientY: top })
    return {
      key: element.dataset.game ?? '',
      left: from.x,
      top: from.y,
      right: from.x + right - left,
      bottom: from.y + bottom - top,
    }
  })
}

/**
 * Dragging a rectangle over games with a mouse or a pen; a finger scrolls.
 * @param start is called where a drag begins, with the game there; what it gives is called with the
 * keys that the rectangle touches, each time it changes.
 */
function useMarquee({ start }: { start: (key: string | undefined) => (keys: string[]) => void }) {
  const drag = useRef<Drag>(undefined)
  const dragged = useRef(false)
  const end = () => {
    // The click that follows is the drag's.
    if (drag.current?.active) setTimeout(() => (dragged.current = false), 0)
    drag.current = undefined
  }
  return {
    /** Does a click that comes now belong to a drag? */
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return
        const game = (event.target as Element).closest<HTMLElement>('[data-game]')
        drag.current = { start: pointIn(event.currentTarget, event), key: game?.dataset.game }
      },
      onPointerMove({ currentTarget: view, buttons, ...event }: PointerEvent<HTMLElement>) {
        const now = drag.current
        if (!now) return
        if (buttons === 0) return end()
        const to = pointIn(view, event)
        if (!now.active) {
          if (Math.hypot(to.x - now.start.x, to.y - now.start.y) < THRESHOLD) return
          view.setPointerCapture(event.pointerId)
          now.active = { places: placesIn(view), cover: start(now.key) }
          dragged.current = true
        }
        const { places, cover } = now.active
        cover(places.filter((place) => isTouched(place, now.start, to)).map(({ key }) => key))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
