import { type ComponentType, use } from 'react'

/** Script chunk load timeout (specification 9). */
const CHUNK_TIMEOUT_MS = 120_000

/** A screen's code could not be loaded: gone after a deploy, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** A screen whose code is loaded when it is first needed. */
export interface LazyScreen<Props extends object> {
  Screen: ComponentType<Props>
  /** Starts loading; after a failure, tries anew. Route loaders call it on every navigation. */
  preload: () => void
}

/**
 * React.lazy and the router's lazy both stay broken until reload after one failed import. This one
 * forgets a failure on the next navigation, and gives up after 120 seconds.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let failed = false

  function start() {
    loading = withTimeout(lostStyles.size === 0 ? load() : reloadStyles(failed).then(load))
    failed = false
    loading.catch(() => {
      failed = true
    })
    return loading
  }
  function Screen(props: Props) {
    const Loaded = use(loading ?? start())
    return <Loaded {...props} />
  }
  return {
    Screen,
    preload: () => {
      if (loading === undefined || failed) start()
    },
  }
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
