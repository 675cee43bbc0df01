import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'

/*
 * Marks of single saves in this browser, so that the next page, in this tab or in another, can name the record
 * that a closed page was saving. They hold the record's name and no more.
 */

const PREFIX = 'saving:'
/** A page that crashed has no write open after this time, in milliseconds. */
const OVER_MS = 60_000

const storedMark = v.object({
  name: v.string(),
  /** Who saves, as a mark without a name. */
  owner: v.string(),
  /** Milliseconds since 1970; 0 when its page is gone, or its owner. */
  at: v.number(),
})
type Mark = v.InferOutput<typeof storedMark>

const store = (key: string, mark: Mark) => browserStore.set(key, JSON.stringify(mark))

/** The open writes of this page, by their keys. */
const own = new Map<string, Mark>()

/** Marks the open writes as unreported: this page cannot report them any more. */
export function markAbandoned(): void {
  for (const [key, mark] of own) store(key, { ...mark, at: 0 })
  own.clear()
}
window.addEventListener('pagehide', markAbandoned)

/** Marks a write as open. @returns what removes the mark. */
export function addMark(owner: string, name: string): () => void {
  const mark = { owner, name, at: Date.now() }
  const key = `${PREFIX}${mark.at}-${Math.random().toString(36).slice(2)}`
  own.set(key, mark)
  store(key, mark)
  return () => {
    own.delete(key)
    browserStore.remove(key)
  }
}

/** The names of records whose saves earlier pages of this person did not finish; reported once. */
export function takeUnfinishedSaves(owner: string): string[] {
  const names = browserStore.keys().flatMap((key) => {
    if (!key.startsWith(PREFIX) || own.has(key)) return []
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedMark), browserStore.get(key))
    if (read.success && Date.now() - read.output.at <= OVER_MS) return []
    browserStore.remove(key)
    return read.success && read.output.owner === owner ? read.output.name : []
  })
  return [...new Set(names)]
}
