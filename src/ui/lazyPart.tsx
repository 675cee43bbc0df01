import type { FunctionComponent } from 'react'
import { lazyComponent, OnItsWay } from './lazyComponent'
import { useNotify } from './Notifications'

/**
 * A part of a page whose code is loaded with the first hand on the page (src/ui/later.ts), or when the
 * part is first drawn. Nobody opens or closes it: Esc and buttons are left alone while it is on its way.
 * Where it cannot be loaded a message says so, or `onLost` does what is to be done instead.
 * @param load imports the part's module. @param name what the module calls the part.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): FunctionComponent<Props & { onLost?: () => void }> {
  const code = lazyComponent(load, name)
  return function Part(props) {
    const notify = useNotify()
    const Loaded = code.useLoaded()
    if (Loaded) return <Loaded {...props} />
    const tell = () => notify(LOST, 'error')
    return <OnItsWay load={code.load} onLost={props.onLost ?? tell} />
  }
}

const LOST = 'A part of this page could not be loaded. Please reload the page.'
