/**
 * Computes a result once per object, such as one store per query cache. The result lives as long as
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
