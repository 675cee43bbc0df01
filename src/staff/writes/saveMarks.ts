import { browserStore } from '../../config/browserStore'

/*
 * Marks of single saves on their way, in this browser, so that the next page, in this tab or in another,
 * can say which record a page that was left was saving. They hold the record's name and no more.
 */

const PREFIX = 'saving:'
/** A page that broke without leaving has no write on its way after so long, in milliseconds. */
const OVER_MS = 60_000

/** A save whose page was left before the server responded. */
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

/** Marks a write as on its way; {@link unmark} when it is known what became of it. */
export function leaveMark(owner: string, name: string): string {
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  own.add(id)
  write(id, { name, owner, at: Date.now(), isLeft: false })
  return id
}

/** It is known what became of the write. */
export function unmark(id: string): void {
  own.delete(id)
  browserStore.remove(PREFIX + id)
}

/** What this owner's earlier pages left in the middle of a save; reported once. */
export function takeLeftSaves(owner: string): LeftSave[] {
  return browserStore.keys().flatMap((key) => {
    if (!key.startsWith(PREFIX)) return []
    const id = key.slice(PREFIX.length)
    const mark = read(id)
    if (mark && (own.has(id) || !(mark.isLeft || Date.now() - mark.at > OVER_MS))) return []
    browserStore.remove(key)
    return mark?.owner === owner ? [{ id, name: mark.name }] : []
  })
}
