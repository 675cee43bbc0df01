import type { RouterState } from 'react-router-dom'
import { forgetStarted } from '../api/http/started'

/** After this long a page says by itself what it waits for. */
export const LONGEST_MS = 1000
/** Longer than a first picture takes; what it has not taken by then is dropped. */
const LEFT_MS = 1000

/** What of the router is looked at. */
interface Router {
  state: Pick<RouterState, 'initialized'>
  subscribe(listener: () => void): () => void
}

/**
 * Waits until the first page can be drawn whole: one render instead of a wait, a word and the page.
 * @param needed what it cannot be drawn without; may grow until the router is initialized.
 */
export async function whenDrawable(
  router: Router,
  needed: readonly Promise<unknown>[],
): Promise<void> {
  const whole = initialized(router).then(() => Promise.allSettled(needed))
  void whole.then(() => setTimeout(forgetStarted, LEFT_MS))
  await Promise.race([whole, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
}

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (!router.state.initialized) return
      stop()
      resolve()
    })
  })
}
