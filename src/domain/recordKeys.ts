/* Names and codes as keys: in one case and without outer spaces. Also groups of records by key. */

/** A name as a key: in lower case, without outer spaces. */
export const nameKey = (name: string) => name.trim().toLowerCase()

/** A code as a key: in capitals, without outer spaces. */
export const codeKey = (code: string) => code.trim().toUpperCase()

/** Records grouped by a key. */
export type Groups<T, Key = string> = Pick<ReadonlyMap<Key, readonly T[]>, 'get'>

/** Groups items by key, in order. An item is in one group for each of its keys. */
export function groupByEach<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

/** Groups items by key, in order. Items without a key are left out. */
export const groupBy = <Item, Key = string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | undefined,
): Map<Key, Item[]> =>
  groupByEach(items, (item) => {
    const key = keyOf(item)
    return key === undefined ? [] : [key]
  })

/** The first item of each key, in order. */
export const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] =>
  [...groupBy(items, keyOf).values()].flatMap(([first]) => first ?? [])

/** Counts how often each value occurs, in the order of first occurrence. */
export function countsOf<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
