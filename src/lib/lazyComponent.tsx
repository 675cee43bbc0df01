import { Component, type FunctionComponent, lazy, type ReactNode, useState } from 'react'
import { ChunkError, importCode } from './importCode'
import { reloadOnce } from './reloadOnce'

/** A component in its own chunk. */
export interface LazyComponent<Props extends object> extends FunctionComponent<Props> {
  /** Loads the code. Rejects with a ChunkError; calling it again retries. */
  preload: () => Promise<unknown>
  isLoaded: () => boolean
}

/**
 * A component whose code is loaded by `preload`, or when it is first rendered, which must be inside
 * a Suspense boundary or a transition.
 * @param load imports its module.
 * @param name the name of its export.
 * @param fixed props that every use has.
 */
export function lazyComponent<
  Name extends string,
  Props extends object,
  const Fixed extends Partial<Props> = object,
>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
  fixed?: Fixed,
): LazyComponent<Omit<Props, keyof Fixed>> {
  let loaded: FunctionComponent<Props> | undefined
  let loading: Promise<{ default: FunctionComponent<Props> }> | undefined
  let CurrentLazy = lazy(preload)
  async function loadOnce() {
    loaded = (await importCode(load))[name]
    return { default: loaded }
  }
  function preload() {
    if (loading) return loading
    const started = loadOnce()
    loading = started
    // The next call retries.
    started.catch(() => {
      loading = undefined
    })
    // Each attempt has its own lazy component, because React.lazy keeps its first failure.
    CurrentLazy = lazy(() => started)
    return started
  }
  function WhenLoaded(props: Omit<Props, keyof Fixed>) {
    // Stays the same component while it is mounted, even if the code is loaded meanwhile.
    const [Loaded] = useState(() => loaded ?? CurrentLazy)
    return <Loaded {...(props as Props)} {...fixed} />
  }
  return Object.assign(WhenLoaded, { preload, isLoaded: () => loaded !== undefined })
}

/**
 * If code inside it fails to load, reloads the page once, or else calls `onError` and renders
 * nothing. Any other error goes to the next boundary.
 */
export class ChunkBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError && !reloadOnce()) this.props.onError()
  }
  override render() {
    const { error } = this.state
    if (error !== undefined && !(error instanceof ChunkError)) throw error
    return error === undefined ? this.props.children : null
  }
}
