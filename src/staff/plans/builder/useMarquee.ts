import { type PointerEvent, useRef } from 'react'

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
export function useMarquee({
  start,
}: {
  start: (key: string | undefined) => (keys: string[]) => void
}) {
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
