/*
 * Marks of writes on their way, kept in this browser so that a page left in the middle of a save
 * can be told of by the next one, in this tab or in another. They hold the record's name and no
 * more. Storage may be blocked or full: then nothing is told, and nothing breaks.
 */

const PREFIX = 'saving:'
/** A page that broke without leaving has no write on its way after so long, in milliseconds. */
const OVER_MS = 60_000

/** A save whose page was left before the server answered. */
export interface LeftSave {
  id: string
  /** What people call the record. */
  name: string
}

interface Mark {
  name: string
  owner: string
  /** Milliseconds since 1970. */
  at: number
  /** Its page is gone, or its owner was when the answer came. */
  isLeft: boolean
}

function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

/** Tells two people apart without keeping either's name. */
const shortOf = (owner: string) =>
  [...owner]
    .reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2147483647, 7)
    .toString(36)

function read(id: string): Mark | null {
  try {
    const mark: unknown = JSON.parse(storage((store) => store.getItem(PREFIX + id)) ?? 'null')
    return typeof mark === 'object' && mark !== null && 'name' in mark ? (mark as Mark) : null
  } catch {
    return null
  }
}

const write = (id: string, mark: Mark) =>
  storage((store) => store.setItem(PREFIX + id, JSON.stringify(mark)))
const remove = (id: string) => storage((store) => store.removeItem(PREFIX + id))

/** The writes that this page has on its way. */
const own = new Set<string>()

function leave(id: string): void {
  const mark = read(id)
  if (mark) write(id, { ...mark, isLeft: true })
}

window.addEventListener('pagehide', () => {
  for (const id of own) leave(id)
  own.clear()
})

/** Marks a write of this owner's as on its way; the answer is for {@link unmark}. */
export function leaveMark(owner: string, name: string): string {
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  own.add(id)
  write(id, { name, owner: shortOf(owner), at: Date.now(), isLeft: false })
  return id
}

/** The outcome is known. Where its owner cannot be told any more, he is told when he is back. */
export function unmark(id: string, { isTold }: { isTold: boolean }): void {
  own.delete(id)
  if (isTold) remove(id)
  else leave(id)
}

/** What this owner's earlier pages left in the middle of a save; told once. */
export function takeLeftSaves(owner: string): LeftSave[] {
  const ids = storage((store) => Array.from({ length: store.length }, (_, i) => store.key(i) ?? ''))
  return (ids ?? []).flatMap((key) => {
    if (!key.startsWith(PREFIX)) return []
    const id = key.slice(PREFIX.length)
    const mark = read(id)
    if (mark && (own.has(id) || !(mark.isLeft || Date.now() - mark.at > OVER_MS))) return []
    remove(id)
    return mark?.owner === shortOf(owner) ? [{ id, name: mark.name }] : []
  })
}
