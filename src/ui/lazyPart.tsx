import { type FunctionComponent, Suspense, useState } from 'react'
import { ChunkBoundary, type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import { preloadLater } from '../lib/preloadLater'
import { useNotify } from './Notifications'
import unseen from './unseen.module.css'

/** The same as {@link lazyComponent}, with the theme of MUI's parts. */
export function lazyThemed<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): LazyComponent<Props> {
  const loadThemed = async () => {
    const [module, { themed }] = await Promise.all([load(), import('./theme/MuiTheme')])
    return { [name]: themed(module[name]) } as Record<Name, FunctionComponent<Props>>
  }
  return lazyComponent(loadThemed, name)
}

/**
 * A part of a page whose code comes after the page. Where it cannot be loaded a message says so, or
 * `onLoadError` is called instead.
 * @param load imports the part's module. @param name its export.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
): FunctionComponent<Props & { onLoadError?: () => void }> {
  const Loaded = lazyThemed(load, name)
  preloadLater(Loaded.preload)
  return function Part(props) {
    const notify = useNotify()
    // Tries again where an earlier mount has failed.
    useState(() => void Loaded.preload().catch(() => {}))
    const report = () =>
      void notify('A part of this page could not be loaded. Please reload the page.', 'error')
    return (
      <ChunkBoundary onError={props.onLoadError ?? report}>
        <Suspense fallback={<span role="status" aria-label="Loading" className={unseen.unseen} />}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    )
  }
}
