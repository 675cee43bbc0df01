/** More would be no faster: a server handles the requests of one person one by one. */
const MAX_AT_ONCE = 3

/**
 * Runs `work` for each item, three at a time. Items that share a key run one after another, in their order.
 * Rejects with the first failure.
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  keysOf: (item: Item) => readonly string[] = () => [],
): Promise<void> {
  const lastOf = new Map<string, Promise<void>>()
  const queue: (() => void)[] = []
  let free = MAX_AT_ONCE
  async function runInTurn(item: Item): Promise<void> {
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve))
    else free -= 1
    try {
      await work(item)
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
  await Promise.all(
    items.map((item) => {
      const keys = keysOf(item)
      const mine = Promise.all(keys.map((key) => lastOf.get(key))).then(() => runInTurn(item))
      for (const key of keys) lastOf.set(key, mine)
      return mine
    }),
  )
}
