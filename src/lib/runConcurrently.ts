/** More would not be faster: a server handles the requests of one person one at a time. */
const MAX_AT_ONCE = 3

/**
 * Runs `work` for each item, three at a time. Items that share a key run one after another, in
 * order. Rejects with the first failure.
 * @param keysOf returns the keys of what an item changes. By default items share nothing.
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  keysOf: (item: Item) => readonly string[] = () => [],
): Promise<void> {
  const lastByKey = new Map<string, Promise<void>>()
  const waiting: (() => void)[] = []
  let freeSlots = MAX_AT_ONCE
  async function runInTurn(item: Item): Promise<void> {
    if (freeSlots === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else freeSlots -= 1
    try {
      await work(item)
    } finally {
      const startNext = waiting.shift()
      if (startNext) startNext()
      else freeSlots += 1
    }
  }
  await Promise.all(
    items.map((item) => {
      const keys = keysOf(item)
      const isTurn = Promise.all(keys.map((key) => lastByKey.get(key)))
      const run = isTurn.then(() => runInTurn(item))
      for (const key of keys) lastByKey.set(key, run)
      return run
    }),
  )
}
