/** The time limit for loading a chunk, in milliseconds (docs/rules/routes.md#limits). */
const CHUNK_TIMEOUT_MS = 120_000

/** Thrown if code could not be loaded: a deploy removed it, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Style sheets that failed to load. Vite never retries them, so they are requested again here. */
const failedStyles = new Set<HTMLLinkElement>()
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
  },
  true,
)

function reloadStyle(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = failed.cloneNode() as HTMLLinkElement
    link.onload = () => resolve()
    link.onerror = reject
    failedStyles.delete(failed)
    failed.replaceWith(link)
  })
}

let styleReloads: Promise<unknown> = Promise.resolve()

/**
 * Requests failed style sheets again, one import at a time, so that another import does not mistake
 * a pending one for a loaded one.
 */
function loadFailedStyles(): Promise<unknown> {
  const load = () => Promise.all([...failedStyles].map(reloadStyle))
  styleReloads = styleReloads.then(load, load)
  return styleReloads
}

const failedBefore = new WeakSet<object>()

/**
 * Imports code that may be gone after a deploy. Rejects with a {@link ChunkError} if the import
 * fails or takes more than 120 seconds. Calling it again retries.
 * @param load calls `import()`. Pass the same function for the same code.
 */
export async function importCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS)
  })
  // A style sheet that is still missing may belong to another chunk, so it stops this import only
  // after an earlier failure.
  const stylesLoaded = loadFailedStyles().catch((error) => {
    if (failedBefore.has(load)) throw error
  })
  try {
    return await Promise.race([stylesLoaded.then(load), timeout])
  } catch {
    failedBefore.add(load)
    throw new ChunkError()
  } finally {
    clearTimeout(timer)
  }
}
