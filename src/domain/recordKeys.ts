/* How names and codes are compared: as keys of maps, in one case and without outer blanks. */

/** A name as maps hold it: in lower case, without blanks at its ends. */
export const nameKey = (name: string) => name.trim().toLowerCase()

/** A code as maps hold it: in capitals, without blanks at its ends. */
export const codeKey = (code: string) => code.trim().toUpperCase()

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
