/** A page that could not be opened for want of a network, and so left the present one standing. */
let address: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null) {
  if (next === address) return
  address = next
  for (const listener of listeners) listener()
}

/** The one lost page, as a store: the router's loaders tell of it, the layout shows it. */
export const lostPage = {
  /** @param path below the base path, with its search. */
  lose: (path: string) => set(path),
  forget: () => set(null),
  get: () => address,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
