/** Runs `work` for each item, three at a time. Rejects with the first failure. */
export async function runConcurrently<Item extends NonNullable<unknown>>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  async function worker(): Promise<void> {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all([worker(), worker(), worker()])
}
