import { browserStore } from '../../../config/browserStore'

/*
 * Marks of writes on their way, kept in this browser so that a page left in the middle of a save
 * can be told of by the next one, in this tab or in another. They hold the record's name and no
 * more. Where the browser keeps nothing, nothing is told.
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
  /** Who saves, as a mark that names nobody. */
  owner: string
  /** Milliseconds since 1970. */
  at: number
  /** Its page is gone, or its owner. */
  isLeft: boolean
}

function read(id: string): Mark | null {
  try {
    const mark: unknown = JSON.parse(browserStore.get(PREFIX + id) ?? 'null')
    return typeof mark === 'object' && mark !== null && 'name' in mark ? (mark as Mark) : null
  } catch {
    return null
  }
}

const write = (id: string, mark: Mark) => browserStore.set(PREFIX + id, JSON.stringify(mark))
const remove = (id: string) => browserStore.remove(PREFIX + id)

/** The writes that this page has on its way. */
const own = new Set<string>()

/** From here on nobody on this page can be told what becomes of them. */
export function leaveAll(): void {
  for (const id of own) {
    const mark = read(id)
    if (mark) write(id, { ...mark, isLeft: true })
  }
  own.clear()
}
window.addEventListener('pagehide', leaveAll)

/** Marks a write of this owner's as on its way; the answer is for {@link unmark}. */
export function leaveMark(owner: string, name: string): string {
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  own.add(id)
  write(id, { name, owner, at: Date.now(), isLeft: false })
  return id
}

/** It is known what became of the write. */
export function unmark(id: string): void {
  own.delete(id)
  remove(id)
}

/** What this owner's earlier pages left in the middle of a save; told once. */
export function takeLeftSaves(owner: string): LeftSave[] {
  return browserStore.keys().flatMap((key) => {
    if (!key.startsWith(PREFIX)) return []
    const id = key.slice(PREFIX.length)
    const mark = read(id)
    if (mark && (own.has(id) || !(mark.isLeft || Date.now() - mark.at > OVER_MS))) return []
    remove(id)
    return mark?.owner === owner ? [{ id, name: mark.name }] : []
  })
}
