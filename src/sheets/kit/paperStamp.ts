import { ChunkError, lazyCode } from '../../ui/lazyCode'
import { useStore } from '../../ui/useStore'

const code = lazyCode(() => import('./stamp/PaperStamp'))

/**
 * Loads what draws the QR code of a sheet: with the first hand on it, and before it is printed.
 * @returns whether it is there, and with it the code in the page.
 */
export const loadPaperStamp = code.load

/** What draws the QR code and says whether it has a stamp; undefined while it is on its way, or where the last try has failed. */
export function usePaperStamp() {
  const outcome = useStore(code.subscribe, code.get, () => undefined)
  return outcome instanceof ChunkError ? undefined : outcome
}
