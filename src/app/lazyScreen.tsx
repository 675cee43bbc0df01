import { type FunctionComponent, useSyncExternalStore } from 'react'
import { Wait } from './Wait'

/** Script chunk load timeout (docs/rules/routes.md#limits). */
const CHUNK_TIMEOUT_MS = 120_000

/** A screen's code could not be loaded: gone after a deploy, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** A screen whose code is loaded when it is first needed. */
export interface LazyScreen<Props extends object> {
  /** Waits for its code, and throws a ChunkError into the boundary when there will be none. */
  Screen: FunctionComponent<Props>
  /**
   * Starts loading; after a failure, tries anew. Route loaders call it on every navigation.
   * @returns whether the code is there, once that is known.
   */
  preload: () => Promise<boolean>
}

/**
 * React.lazy and the router's lazy both stay broken until reload after one failed import. This one
 * forgets a failure on the next navigation, and gives up after 120 seconds. It does not suspend:
 * React shows what a Suspense fallback hid no sooner than 300 ms after it, however soon it is there.
 * @param load imports the screen's module. @param name what the module calls the screen.
 * @param fixed what this route gives the screen beside its names.
 */
export function lazyScreen<Name extends string, Props extends object, const Fixed extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props & Fixed>>>,
  name: Name,
  fixed?: Fixed,
): LazyScreen<Props> {
  let loading: Promise<boolean> | undefined
  /** The screen, or why there is none; undefined while it is on its way. */
  let outcome: FunctionComponent<Props & Fixed> | ChunkError | undefined
  const listeners = new Set<() => void>()

  function end(how: FunctionComponent<Props & Fixed> | ChunkError): boolean {
    outcome = how
    for (const listener of listeners) listener()
    return !(how instanceof ChunkError)
  }
  function preload(): Promise<boolean> {
    const hasFailed = outcome instanceof ChunkError
    if (loading && !hasFailed) return loading
    outcome = undefined
    const code = lostStyles.size === 0 ? load() : reloadStyles(hasFailed).then(load)
    loading = withTimeout(code).then((module) => end(module[name]), end)
    return loading
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Screen(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, () => outcome)
    if (Loaded instanceof ChunkError) throw Loaded
    return Loaded ? <Loaded {...props} {...(fixed as Fixed)} /> : <Wait />
  }
  return { Screen, preload }
}

/** Style sheets that did not load. */
const lostStyles = new Set<HTMLLinkElement>()
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target)
  },
  true,
)

/**
 * Asks anew for what did not load: the build's own loader asks for a style sheet once, and would
 * show the screen without it the next time.
 * @param areNeeded whether a sheet that is still missing is a failure; it may be another screen's.
 */
async function reloadStyles(areNeeded: boolean): Promise<void> {
  const answers = await Promise.allSettled(
    [...lostStyles].map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.addEventListener('load', resolve)
          again.addEventListener('error', reject)
          link.replaceWith(again)
          lostStyles.delete(link)
        }),
    ),
  )
  if (areNeeded && answers.some(({ status }) => status === 'rejected')) throw new Error('styles')
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS)
    loading.then(resolve, () => reject(new ChunkError('failed'))).finally(() => clearTimeout(timer))
  })
}
