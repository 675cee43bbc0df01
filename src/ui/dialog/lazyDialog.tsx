import {
  type FunctionComponent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { ChunkBoundary, type LazyComponent, lazyComponent } from '../../lib/lazyComponent'
import { preloadLater } from '../../lib/preloadLater'
import { useNotify } from '../Notifications'
import visuallyHidden from '../visuallyHidden.module.css'
import '../busy.module.css'

interface DialogProps {
  onClose: () => void
}

/**
 * The props of a dialog component; `never` for any other export. A module may export several dialogs, whose props
 * differ, so they are read from the export with this name.
 */
type PropsOf<Dialog> =
  Dialog extends FunctionComponent<infer Props extends DialogProps> ? Props : never

/**
 * A dialog whose code loads after the page. If it is opened before its code has loaded, the button that opened
 * it shows as busy, and Esc cancels. If the code cannot be loaded, a message is shown and `onClose` is called,
 * so that the button can be pressed again.
 * @param load imports the dialog's module.
 * @param name its export.
 */
export function lazyDialog<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  const Dialog = dialogOnUse(load, name)
  preloadLater(Dialog.preload)
  return Dialog
}

/** Like {@link lazyDialog}, but loads the code when the dialog is first opened. Use it for rarely used dialogs. */
export function dialogOnUse<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  const Loaded = lazyComponent(
    load as () => Promise<Record<Name, FunctionComponent<DialogProps>>>,
    name,
  )
  const { preload, isLoaded } = Loaded
  function Dialog(props: DialogProps) {
    const [isOpening, setOpening] = useState(!isLoaded())
    const notify = useNotify()
    useEffect(() => {
      preload().catch(() => {})
      startTransition(() => setOpening(false))
    }, [])
    const onError = () => {
      hideFailure = notify('That couldn’t be opened. Try again, or reload the page.', 'error')
      props.onClose()
    }
    if (isOpening) return <Opening onClose={props.onClose} />
    return (
      <ChunkBoundary onError={onError}>
        <Loaded {...props} />
      </ChunkBoundary>
    )
  }
  return Object.assign(Dialog as FunctionComponent<PropsOf<Module[Name]>>, { preload, isLoaded })
}

/** The button that was pressed last. `document.activeElement` is not enough: Safari does not focus a clicked button. */
let lastPressed: Element | null = null
document.addEventListener(
  'click',
  ({ target }) => {
    lastPressed = target instanceof Element ? target.closest('button') : null
  },
  true,
)

/** Removes the message of the last failure. Called before the next try. */
let hideFailure = () => {}

function Opening({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    hideFailure()
    // A menu item is gone once its menu has closed.
    const button = lastPressed?.isConnected ? lastPressed : null
    button?.setAttribute('aria-busy', 'true')
    // Esc cancels; a dialog below stays open.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      button?.removeAttribute('aria-busy')
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
  return <span role="status" aria-label="Loading" className={visuallyHidden.text} />
}
