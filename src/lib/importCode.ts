/** Script chunk load timeout in milliseconds (docs/rules/routes.md#limits). */
const CHUNK_TIMEOUT_MS = 120_000

/** Thrown when code could not be loaded: it is gone after a deploy, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Vite never retries a style sheet: a failed one is requested again here. */
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

/** Serialized: while a style sheet is requested again, another import must not take it for loaded. */
function loadFailedStyles(): Promise<unknown> {
  const load = () => Promise.all([...failedStyles].map(reloadStyle))
  styleReloads = styleReloads.then(load, load)
  return styleReloads
}

const failedBefore = new WeakSet<object>()

/**
 * Imports code that may be gone after a deploy: gives up after 120 seconds and rejects with a
 * {@link ChunkError}. Calling it again tries again.
 * @param load calls `import()`; the same function for the same code.
 */
export async function importCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS)
  })
  // A style sheet that is still missing may be another chunk's.
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
