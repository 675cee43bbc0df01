import { type FunctionComponent, Suspense, useEffect } from 'react'
import { ChunkBoundary, lazyComponent } from '../lib/lazyComponent'
import { preloadLater } from '../lib/preloadLater'
import { useNotify } from './Notifications'
import visuallyHidden from './visuallyHidden.module.css'

/**
 * A component whose code loads after the page, without being rendered first. If it cannot be loaded,
 * a message is shown, or `onLoadError` is called instead.
 * @param load imports the module.
 * @param name the name of its export.
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
      // Tries again if loading failed on an earlier mount.
      Loaded.preload().catch(() => {})
    }, [])
    const report = () => notify('Part of this page couldn’t be loaded. Reload the page.', 'error')
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
