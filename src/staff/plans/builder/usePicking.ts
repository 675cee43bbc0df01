import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
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
  /** It has moved far enough to be no click. */
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
 * @param shown the games in view, by day.
 */
export function usePicking(view: View, shown: readonly PickableGame[], choice: PlanChoice) {
  const { stored, wanted, chosen, choose } = choice
  const range = useRef<Range>(undefined)
  const drag = useRef<Drag>(undefined)
  const [focused, setFocused] = useState('')

  function toggle(key: string): void {
    const isIn = !chosen.has(key)
    const next = withGames(stored, wanted, { keys: [key], isIn })
    range.current = { from: key, to: key, isIn, base: next, last: next }
    choose(next)
  }
  function extend(to: string): void {
    const now = range.current
    if (!now || !shown.some(({ key }) => key === now.from)) {
      toggle(to)
      return
    }
    // Something else was chosen since: the range starts from that.
    const base = isSame(now.last, wanted) ? now.base : wanted
    const last = withGames(stored, base, { keys: rangeOf(shown, now.from, to), isIn: now.isIn })
    range.current = { ...now, to, base, last }
    choose(last)
  }
  // The click that follows a drag belongs to it.
  const endDrag = () => setTimeout(() => (drag.current = undefined))

  return {
    /** The game that Tab leads to; arrows lead to the others. */
    tabStop: shown.some(({ key }) => key === focused) ? focused : shown[0]?.key,
    handlers: {
      onClick(event: MouseEvent) {
        const key = keyAt(event.target)
        if (key === undefined || drag.current?.isActive) return
        setFocused(key)
        if (event.shiftKey) extend(key)
        else toggle(key)
      },
      onKeyDown(event: KeyboardEvent) {
        const from = keyAt(event.target)
        if (from === undefined) return
        const isCommand = event.ctrlKey || event.metaKey
        if (event.key === 'a' && isCommand) {
          event.preventDefault()
          choose(withGames(stored, wanted, { keys: shown.map(({ key }) => key), isIn: true }))
          return
        }
        // A check box reacts to Space alone.
        if (view === 'list' && event.key === 'Enter') return toggle(from)
        const to = movedFrom(shown, from, { view, key: event.key })
        if (to === undefined || isCommand || event.altKey) return
        event.preventDefault()
        setFocused(to)
        const game = gamesIn(event.currentTarget).find(({ dataset }) => dataset.game === to)
        const control = game?.querySelector('input') ?? game
        control?.focus()
        if (!event.shiftKey) return
        if (range.current?.to !== from) {
          range.current = { from, to: from, isIn: true, base: wanted, last: wanted }
        }
        extend(to)
      },
      onPointerDown(event: PointerEvent) {
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
      },
      onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) {
        const now = drag.current
        if (!now) return
        if (buttons === 0) return endDrag()
        const { left, top } = currentTarget.getBoundingClientRect()
        const [x, y] = [now.x + left, now.y + top]
        if (!now.isActive) {
          if (Math.hypot(clientX - x, clientY - y) < THRESHOLD) return
          currentTarget.setPointerCapture(pointerId)
          now.isActive = true
          range.current = undefined
        }
        const keys = gamesIn(currentTarget).flatMap((game) => {
          const box = game.getBoundingClientRect()
          const isTouched =
            box.left < Math.max(x, clientX) &&
            box.right > Math.min(x, clientX) &&
            box.top < Math.max(y, clientY) &&
            box.bottom > Math.min(y, clientY)
          return isTouched ? (game.dataset.game ?? []) : []
        })
        const next = withGames(stored, now.base, { keys, isIn: now.isIn })
        if (isSame(next, wanted)) return
        choose(next, now.isChanged)
        now.isChanged = true
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  }
}

/** A view of the season: arrows move by day and week in the calendar, by row in the list. */
export type View = 'calendar' | 'list'

const PAGE_ROWS = 10

type Move = (shown: readonly PickableGame[], at: number) => number

const step =
  (by: number): Move =>
  (shown, at) =>
    Math.min(Math.max(at + by, 0), shown.length - 1)

/** The index of the game with the smallest distance; null for a game that is no candidate. */
function nearest(
  shown: readonly PickableGame[],
  distanceOf: (game: PickableGame) => number | null,
): number | undefined {
  const candidates = shown.flatMap((game, index) => {
    const distance = distanceOf(game)
    return distance === null ? [] : { index, distance: Math.abs(distance) }
  })
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.index
}

/** To the game nearest to so many days away, in that direction. */
const days =
  (by: number): Move =>
  (shown, at) => {
    const from = shown[at]?.dayNumber
    if (from == null) return step(Math.sign(by))(shown, at)
    const isBeyond = (day: number) => Math.sign(day - from) === Math.sign(by)
    return (
      nearest(shown, ({ dayNumber: day }) =>
        day !== null && isBeyond(day) ? day - from - by : null,
      ) ?? at
    )
  }

/** To the next month that has games, near the same day of it. */
const months =
  (by: number): Move =>
  (shown, at) => {
    const from = shown[at]
    if (!from?.day) return at
    const { day } = from.day
    const beyond = shown
      .map(({ month }) => month)
      .filter((month) => month !== '' && (by > 0 ? month > from.month : month < from.month))
    const target = by > 0 ? beyond[0] : beyond.at(-1)
    return (
      nearest(shown, (game) => (game.day && game.month === target ? game.day.day - day : null)) ??
      at
    )
  }

const toEnd: Move = (shown) => shown.length - 1
const ends: Record<string, Move> = { Home: () => 0, End: toEnd }

const moves: Record<View, Record<string, Move>> = {
  calendar: {
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    ArrowUp: days(-7),
    ArrowDown: days(7),
    PageUp: months(-1),
    PageDown: months(1),
    ...ends,
  },
  list: {
    ArrowUp: step(-1),
    ArrowDown: step(1),
    PageUp: step(-PAGE_ROWS),
    PageDown: step(PAGE_ROWS),
    ...ends,
  },
}

/**
 * Where a key leads from a game: the other game's key, or undefined for a key that leads nowhere.
 * @param shown the games in view, by day.
 */
function movedFrom(
  shown: readonly PickableGame[],
  from: string,
  { view, key }: { view: View; key: string },
): string | undefined {
  const at = shown.findIndex((game) => game.key === from)
  const move = moves[view][key]
  return move && at >= 0 ? shown[move(shown, at)]?.key : undefined
}
