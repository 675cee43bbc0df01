import { createContext, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRequiredContext } from '../useRequiredContext'

interface DialogOverlay {
  container: HTMLElement
  /** Returns focus to the element that had it before, such as a field in a dialog. */
  returnFocus: () => void
}

const DialogOverlayContext = createContext<DialogOverlay | null>(null)

/** The message container above every dialog, and a function to return focus from it. */
export const useDialogOverlay = () =>
  useRequiredContext(DialogOverlayContext, 'DialogOverlayProvider')

/** The container of the topmost dialog, or the body if no dialog is open. */
const topContainer = () =>
  [...document.querySelectorAll('.MuiDialog-container')].at(-1) ?? document.body

/** Whether a dialog or a narrow window's menu, which has the same role, is open. */
export const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/**
 * Provides a container for messages that must be announced and reachable while a dialog is open. MUI hides
 * the rest of the page from screen readers and traps focus inside the dialog, so the container moves into the
 * topmost dialog, after its buttons. When the focused element is removed from the container, focus returns to
 * the element that had it before.
 */
export function DialogOverlayProvider({ children }: { children: ReactNode }) {
  const [container] = useState(() => document.createElement('div'))
  const previousFocus = useFollowTopDialog(container)
  const overlay = useMemo(
    () => ({ container, returnFocus: () => previousFocus.current?.focus() }),
    [container, previousFocus],
  )
  return <DialogOverlayContext value={overlay}>{children}</DialogOverlayContext>
}

/**
 * Keeps the container in the topmost dialog, or in the body.
 * @returns the last element outside of the container that lost the focus to it.
 */
function useFollowTopDialog(container: HTMLElement) {
  const previousFocus = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    let focusedInside: EventTarget | null = null
    function moveToTop() {
      const top = topContainer()
      if (container.parentElement !== top) top.append(container)
      // An open menu hides all of the body's other children.
      container.removeAttribute('aria-hidden')
    }
    function restoreLostFocus() {
      if (!(focusedInside instanceof Element) || focusedInside.isConnected) return
      focusedInside = null
      if (document.activeElement === document.body) previousFocus.current?.focus()
    }
    function onFocusIn({ target, relatedTarget: from }: FocusEvent) {
      focusedInside = target
      if (from instanceof HTMLElement && !container.contains(from)) previousFocus.current = from
    }
    function onKeyDown(event: KeyboardEvent) {
      // Escape in a message must not close the dialog around it.
      if (event.key === 'Escape') event.stopPropagation()
    }
    moveToTop()
    const observer = new MutationObserver(() => {
      moveToTop()
      restoreLostFocus()
    })
    // A dialog opens or closes.
    observer.observe(document.body, { childList: true })
    // A menu hides the container, or the focused element is removed from it.
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
  return previousFocus
}

/** Renders its children in that container. They set their own position and z-index. */
export function DialogOverlayPortal({ children }: { children: ReactNode }) {
  const { container } = useDialogOverlay()
  return createPortal(children, container)
}
