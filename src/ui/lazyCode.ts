import { startedStyles } from './startedStyles'

/** Script chunk load timeout (docs/rules/routes.md#limits). */
const CHUNK_TIMEOUT_MS = 120_000

/** Code could not be loaded: gone after a deploy, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Code that is loaded when it is first needed. */
export interface LazyCode<Code> {
  /**
   * Starts loading; after a failure, tries anew.
   * @returns whether the code is there, once that is known.
   */
  load: () => Promise<boolean>
  /** The code, or why there is none; undefined while it is on its way. */
  get: () => Code | ChunkError | undefined
  /** Tells of every end of loading, well or not. @returns a function that stops the telling. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Code to be loaded once, with the style sheets it needs. React.lazy and the router's lazy both stay
 * broken until reload after one failed import; this one asks again the next time, and gives up after
 * 120 seconds.
 * @param load imports the code.
 */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let loading: Promise<boolean> | undefined
  let outcome: Code | ChunkError | undefined
  const listeners = new Set<() => void>()

  function end(how: Code | ChunkError): boolean {
    outcome = how
    for (const listener of listeners) listener()
    return !(how instanceof ChunkError)
  }
  return {
    load() {
      const hasFailed = outcome instanceof ChunkError
      if (loading && !hasFailed) return loading
      outcome = undefined
      const code =
        lostStyles.size === 0 && turns === 0
          ? Promise.all([load(), startedStyles()]).then(([code]) => code)
          : reloadStyles(hasFailed).then(load)
      loading = withTimeout(code).then(end, end)
      return loading
    },
    get: () => outcome,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
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

/** Turns of asking for them that have not ended: meanwhile none may seem to be lost. */
let turns = 0
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Asks anew for what did not load, one turn after the other: the build's own loader asks for a style
 * sheet once, and would show the screen without it the next time, or while another's turn asks for it.
 * @param areNeeded whether a sheet that is still missing is a failure; it may be another screen's.
 */
async function reloadStyles(areNeeded: boolean): Promise<void> {
  turns += 1
  const turn = lastTurn.then(askForLostStyles)
  lastTurn = turn
  const areThere = await turn
  turns -= 1
  if (areNeeded && !areThere) throw new Error('styles')
}

/** @returns whether all have come. */
async function askForLostStyles(): Promise<boolean> {
  const answers = [...lostStyles].map(
    (link) =>
      new Promise<boolean>((resolve) => {
        const again = link.cloneNode() as HTMLLinkElement
        again.addEventListener('load', () => resolve(true))
        again.addEventListener('error', () => resolve(false))
        link.replaceWith(again)
        lostStyles.delete(link)
      }),
  )
  return !(await Promise.all(answers)).includes(false)
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS)
    loading.then(resolve, () => reject(new ChunkError('failed'))).finally(() => clearTimeout(timer))
  })
}
