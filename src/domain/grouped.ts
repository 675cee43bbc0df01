/** Records by a key that several may share. */
export type Groups<T, Key = string> = Pick<ReadonlyMap<Key, readonly T[]>, 'get'>

/** Lists with the same key, in order; what has none is in no list. */
export function grouped<T, Key = string>(
  items: readonly T[],
  keyOf: (item: T) => Key | undefined,
): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
