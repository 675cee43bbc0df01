import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRequired } from '../useRequired'
import { letFocusIn } from './letFocusIn'

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
