import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRequired } from '../useRequired'

interface Above {
  place: HTMLElement
  /** Sends the focus back to where it was before it came here, as to a field of a dialog. */
  giveBackFocus: () => void
}

const AboveContext = createContext<Above | null>(null)

/** The place above every dialog. */
export const useAboveDialogs = () => useRequired(AboveContext, 'AboveDialogsProvider')

/**
 * Keeps one place at the end of the body for what is to be heard and reached while a dialog is
 * open: the page itself is hidden from screen readers and out of the keyboard's reach then.
 */
export function AboveDialogsProvider({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  const giveBack = useRef(() => {})
  useLayoutEffect(() => {
    document.body.append(place)
    // MUI hides all of the body's children but the open dialog.
    const observer = new MutationObserver(() => place.removeAttribute('aria-hidden'))
    observer.observe(place, { attributeFilter: ['aria-hidden'] })
    const focus = letFocusIn(place)
    giveBack.current = focus.giveBack
    return () => {
      focus.stop()
      observer.disconnect()
      place.remove()
    }
  }, [place])
  const above = useMemo(() => ({ place, giveBackFocus: () => giveBack.current() }), [place])
  return <AboveContext value={above}>{children}</AboveContext>
}

/** Shows its children in that place; they bring their own position and level. */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const { place } = useAboveDialogs()
  return createPortal(children, place)
}

/*
 * MUI's focus trap keeps Tab inside the open dialog: an empty element at each of its ends sends the
 * focus to the other end. What stands above the dialog is made one more stop on that round.
 */
const END = '[data-testid="sentinelEnd"]'
const START = '[data-testid="sentinelStart"]'
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)'

/**
 * Lets the keyboard into a place outside of an open dialog: Tab behind the dialog's last stop leads
 * into it, and behind its own last stop back to the dialog's first. Where the focus came from gets
 * it again when what is focused leaves the page.
 * @returns `giveBack` sends the focus back at once; `stop` ends it all.
 */
function letFocusIn(place: HTMLElement): { giveBack: () => void; stop: () => void } {
  let lastTab: 'forward' | 'back' | null = null
  /** The end of the dialog that Tab came from. */
  let end: Element | null = null
  let before: HTMLElement | null = null
  let focused: HTMLElement | null = null
  const stops = () => [...place.querySelectorAll<HTMLElement>(STOPS)]
  const giveBack = () => before?.focus()

  function onKeyDown(event: KeyboardEvent) {
    lastTab = event.key !== 'Tab' ? null : event.shiftKey ? 'back' : 'forward'
    if (lastTab === null || !end?.isConnected) return
    const edge = lastTab === 'forward' ? stops().at(-1) : stops()[0]
    if (edge === undefined || document.activeElement !== edge) return
    event.preventDefault()
    const target = lastTab === 'forward' ? end.parentElement?.querySelector(START) : end
    if (target instanceof HTMLElement) target.focus()
  }
  function onFocusAnywhere(event: FocusEvent) {
    const { target, relatedTarget } = event
    const [first] = stops()
    if (lastTab !== 'forward' || first === undefined) return
    if (!(target instanceof Element) || !target.matches(END)) return
    // The trap must not hear of it: it would send the focus on to the dialog's first stop.
    event.stopPropagation()
    end = target
    if (relatedTarget instanceof HTMLElement) before = relatedTarget
    first.focus()
  }
  function onFocusHere(event: FocusEvent) {
    // Nor of this: it takes back whatever leaves the dialog.
    event.stopPropagation()
    const { target, relatedTarget: from } = event
    if (from instanceof HTMLElement && !place.contains(from) && !from.matches(END)) before = from
    focused = target as HTMLElement
  }
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return
    focused = null
    if (document.activeElement === document.body) giveBack()
  })

  observer.observe(place, { childList: true, subtree: true })
  // After the trap has taken note of the same key.
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('focusin', onFocusAnywhere, true)
  place.addEventListener('focusin', onFocusHere)
  return {
    giveBack,
    stop() {
      observer.disconnect()
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('focusin', onFocusAnywhere, true)
      place.removeEventListener('focusin', onFocusHere)
    },
  }
}
