import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRequiredContext } from '../useRequiredContext'

interface Above {
  container: HTMLElement
  /** Gives the focus back to the element that had it before, such as a field of a dialog. */
  returnFocus: () => void
}

const AboveContext = createContext<Above | null>(null)

/** The container above every dialog. */
export const useAboveDialogs = () => useRequiredContext(AboveContext, 'AboveDialogsProvider')

/** The container of the top dialog; the body while none is open. */
const topContainer = () =>
  [...document.querySelectorAll('.MuiDialog-container')].at(-1) ?? document.body

/**
 * Provides a container for messages that must be announced and reachable while a dialog is open: MUI hides
 * the rest of the page from screen readers, and keeps the focus inside the dialog. So the container moves into
 * the top dialog, after its buttons, and back to the body. When the focused element is removed from the
 * container, the element that had the focus before gets it again.
 */
export function AboveDialogsProvider({ children }: { children: ReactNode }) {
  const [container] = useState(() => document.createElement('div'))
  const previousFocus = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    let focused: EventTarget | null = null
    function update() {
      const top = topContainer()
      if (container.parentElement !== top) top.append(container)
      // An open menu hides all of the body's other children.
      container.removeAttribute('aria-hidden')
      if (!(focused instanceof Element) || focused.isConnected) return
      focused = null
      if (document.activeElement === document.body) previousFocus.current?.focus()
    }
    function onFocusIn({ target, relatedTarget: from }: FocusEvent) {
      focused = target
      if (from instanceof HTMLElement && !container.contains(from)) previousFocus.current = from
    }
    function onKeyDown(event: KeyboardEvent) {
      // Only an Escape in the dialog itself closes it.
      if (event.key === 'Escape') event.stopPropagation()
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true })
    observer.observe(container, {
      attributeFilter: ['aria-hidden'],
      childList: true,
      subtree: true,
    })
    container.addEventListener('focusin', onFocusIn)
    container.addEventListener('keydown', onKeyDown)
    return () => {
      observer.disconnect()
      container.removeEventListener('focusin', onFocusIn)
      container.removeEventListener('keydown', onKeyDown)
      container.remove()
    }
  }, [container])
  const above = useMemo(
    () => ({ container, returnFocus: () => previousFocus.current?.focus() }),
    [container],
  )
  return <AboveContext value={above}>{children}</AboveContext>
}

/** Shows its children in that container; they have their own position and level. */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const { container } = useAboveDialogs()
  return createPortal(children, container)
}
