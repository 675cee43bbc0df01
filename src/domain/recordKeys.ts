/* Names and codes as keys: in one case and without outer spaces. Also groups of records by key. */

/** A name as a key: in lower case, without outer spaces. */
export const nameKey = (name: string) => name.trim().toLowerCase()

/** A code as a key: in capitals, without outer spaces. */
export const codeKey = (code: string) => code.trim().toUpperCase()

/** Records grouped by a key. */
export type Groups<T, Key = string> = Pick<ReadonlyMap<Key, readonly T[]>, 'get'>

/** Groups values by their keys, in order. */
export function groupPairs<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** The first item of each key, in order. */
export const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] =>
  [...groupBy(items, keyOf).values()].flatMap(([first]) => first ?? [])

/** Counts how often each value occurs, in the order of first occurrence. */
export function countsOf<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Groups items by key, in order. Items without a key are left out. */
export const groupBy = <Item, Key = string>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | undefined,
): Map<Key, Item[]> =>
  groupPairs(
    items.flatMap((item): [Key, Item][] => {
      const key = keyOf(item)
      return key === undefined ? [] : [[key, item]]
    }),
  )
