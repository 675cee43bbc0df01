/** Creates one of a kind for each key, such as a query cache; it lasts as long as the key. */
export function oncePer<Key extends object, One>(create: (key: Key) => One) {
  const all = new WeakMap<Key, One>()
  return (key: Key): One => {
    const one = all.get(key) ?? create(key)
    all.set(key, one)
    return one
  }
}
