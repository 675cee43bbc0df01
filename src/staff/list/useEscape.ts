import { type RefObject, useEffect, useRef } from 'react'

interface Bar {
  element: RefObject<HTMLElement | null>
}

/** The bars on the page, the one last used at the end. */
const bars: Bar[] = []

/** Of several tables in one page the one that has the focus, else the one last selected in. */
const barFor = (target: EventTarget | null) =>
  bars.findLast(
    ({ element }) => target instanceof Element && element.current?.parentElement?.contains(target),
  ) ?? bars.at(-1)

/**
 * Hears Esc for one bar of selected rows, but not where it closes or empties something else.
 * @param element the bar, which stands beside its table.
 * @param used changes with each use of the bar.
 */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  used: unknown,
  onEscape: () => void,
): void {
  const press = useRef(onEscape)
  press.current = onEscape
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each use it is the last one
  useEffect(() => {
    const bar = { element }
    bars.push(bar)
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, defaultPrevented } = event
      if (key !== 'Escape' || defaultPrevented || document.querySelector(OPEN)) return
      if (target instanceof Element && target.matches(TYPED)) return
      if (barFor(target) !== bar) return
      // Another bar hears the same press after this one is gone.
      event.preventDefault()
      press.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      bars.splice(bars.indexOf(bar), 1)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [element, used])
}

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const TYPED = 'input:not([type="checkbox"]), textarea, select'
