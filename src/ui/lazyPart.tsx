import { type FunctionComponent, Suspense, useEffect } from 'react'
import { ChunkBoundary, lazyComponent } from '../lib/lazyComponent'
import { preloadLater } from '../lib/preloadLater'
import { useNotify } from './Notifications'
import visuallyHidden from './visuallyHidden.module.css'

/**
 * A part of a page whose code loads after the page. Where it cannot be loaded a message is
 * shown, or `onLoadError` is called instead.
 * @param load imports the part's module.
 * @param name its export.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): FunctionComponent<Props & { onLoadError?: () => void }> {
  const Loaded = lazyComponent(load, name)
  preloadLater(Loaded.preload)
  return function Part(props) {
    const notify = useNotify()
    useEffect(() => {
      // Tries again where an earlier mount has failed.
      Loaded.preload().catch(() => {})
    }, [])
    const report = () =>
      void notify('Part of this page couldn’t be loaded. Reload the page.', 'error')
    return (
      <ChunkBoundary onError={props.onLoadError ?? report}>
        <Suspense
          fallback={<span role="status" aria-label="Loading" className={visuallyHidden.text} />}
        >
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    )
  }
}
