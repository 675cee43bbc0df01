/** Does something with each item, with three of them at the same time. Rejects with the first failure. */
export async function threeAtATime<Item extends NonNullable<unknown>>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  async function lane(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([lane(), lane(), lane()])
}
