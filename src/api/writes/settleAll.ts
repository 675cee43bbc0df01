import { ApiError } from '../errors'

/** Writes of one kind that belong together. */
export interface Batch<Item> {
  items: readonly Item[]
  /** Called after each write with how many have ended, well or not. */
  onProgress?: (ended: number) => void
}

/** What became of a batch, in the order of its items. */
export interface BatchResult<Item> {
  done: Item[]
  failed: { item: Item; error: ApiError }[]
}

/** Writes on their way at the same time. */
const AT_ONCE = 3

/**
 * Sends every write of a batch, a few at a time, whatever becomes of the others. Only the end of
 * the session stops it: what was not sent by then has failed too.
 */
export async function settleAll<Item>(
  { items, onProgress }: Batch<Item>,
  write: (item: Item) => Promise<unknown>,
): Promise<BatchResult<Item>> {
  const errors = new Map<Item, ApiError>()
  const waiting = [...items]
  let stop: ApiError | undefined
  let ended = 0
  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        if (stop) throw stop
        await write(item)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 401) stop = error
        errors.set(item, error)
      }
      onProgress?.(++ended)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    done: items.filter((item) => !errors.has(item)),
    failed: items.flatMap((item) => {
      const error = errors.get(item)
      return error ? { item, error } : []
    }),
  }
}
