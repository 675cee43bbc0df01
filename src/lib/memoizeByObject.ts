/**
 * Computes the result for each object once, such as the store of a query cache. A result lasts as long as
 * its object.
 */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result) {
  const results = new WeakMap<Key, Result>()
  return (key: Key): Result => {
    const result = results.get(key) ?? compute(key)
    results.set(key, result)
    return result
  }
}
