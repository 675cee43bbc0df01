/* Names and codes as keys, in one letter case and without outer blanks; and records by their keys. */

/** A name as maps hold it: in lower case, without blanks at its ends. */
export const nameKey = (name: string) => name.trim().toLowerCase()

/** A code as maps hold it: in capitals, without blanks at its ends. */
export const codeKey = (code: string) => code.trim().toUpperCase()

/** Records by a key that several may share. */
export type Groups<T, Key = string> = Pick<ReadonlyMap<Key, readonly T[]>, 'get'>

/** Values by their keys, in order. */
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

/** How often each value is there, in the order of their first. */
export function countsOf<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Items by the key of each, in order; an item without a key is in no group. */
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
