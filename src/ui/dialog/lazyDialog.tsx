import { type FunctionComponent, useLayoutEffect, useRef } from 'react'
import { type LazyComponent, lazyComponent, OnItsWay } from '../lazyComponent'
import { useNotify } from '../Notifications'
import './lazyDialog.module.css'

/** A dialog whose code comes after the page it belongs to. */
export interface LazyDialog<Props extends object> extends FunctionComponent<Props> {
  /** Is its code there, so that it opens at once? */
  useIsThere: () => boolean
}

/**
 * A dialog whose code is loaded with the first hand on its page (src/ui/later.ts), or when it is
 * opened before that has come: then the button that opens it shows that it is on its way, and Esc calls
 * it off. Where it cannot be loaded a message says so, and `onClose` is called, so that the button can
 * be pressed again. What nobody opens: src/ui/lazyPart.tsx.
 * @param load imports the dialog's module. @param name what the module calls the dialog.
 */
export function lazyDialog<Name extends string, Props extends { onClose: () => void }>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): LazyDialog<Props> {
  return dialogOf(lazyComponent(load, name))
}

/** The same, loaded when it is opened and not before: for what most visits do without. */
export const dialogOnUse: typeof lazyDialog = (load, name) =>
  dialogOf(lazyComponent(load, name, () => {}))

function dialogOf<Props extends { onClose: () => void }>(
  code: LazyComponent<Props>,
): LazyDialog<Props> {
  const tryToLoad = () => code.load().finally(takeBackMessage)
  function Dialog(props: Props) {
    const Loaded = code.useLoaded()
    return Loaded ? <Loaded {...props} /> : <Opening load={tryToLoad} onClose={props.onClose} />
  }
  return Object.assign(Dialog, { useIsThere: () => code.useLoaded() !== undefined })
}

/** The button that was pressed last: Safari gives a button no focus when it is clicked. */
let lastPressed: Element | null = null
document.addEventListener(
  'click',
  ({ target }) => {
    lastPressed = target instanceof Element ? target.closest('button') : null
  },
  true,
)

/** Takes the last failure's message away: the next try tells of itself. */
let takeBack = () => {}
const takeBackMessage = () => takeBack()

function Opening({ load, onClose }: { load: () => Promise<boolean>; onClose: () => void }) {
  const notify = useNotify()
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    // One of a menu is gone with it.
    const button = lastPressed?.isConnected ? lastPressed : null
    button?.setAttribute('aria-busy', 'true')
    // Esc would close the dialog, and calls it off; a dialog below stays.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close.current()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      button?.removeAttribute('aria-busy')
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
  return (
    <OnItsWay
      load={load}
      onLost={() => {
        takeBack = notify(
          'That could not be opened. Please try again, or reload the page.',
          'error',
        )
        close.current()
      }}
    />
  )
}
