import { browserStore } from '../../config/browserStore'
import { createStore } from '../../lib/externalStore'
import { differenceWords, type FieldTexts } from './fields'

/** When a record is looked at again after an unknown outcome, in milliseconds since. */
const LOOK_AGAIN_MS = 45_000

/** A record to be looked at again: the answer to an earlier write never came, and it may land late. */
export interface Watch<Typed> {
  /** The same for every save of the same record. */
  key: string
  /** What people call it. */
  name: string
  fields: FieldTexts<Typed>
  /** What the server was last known to hold: one record; none when it is deleted or not made. */
  expected: readonly Typed[]
  /** What it holds now. May throw. */
  look: () => Promise<readonly Typed[]>
  /** Called with what is not as expected, in words. */
  report: (words: string) => void
}

/** Every save of the staff part, longer than its dialog lives: see {@link createSaves}. */
export type Saves = ReturnType<typeof createSaves>

/**
 * Keeps what outlives a dialog: who saves, which writes are on their way, which records are to be
 * looked at again, and what an earlier page left behind in the middle of a save.
 */
export function createSaves() {
  const left = createStore<readonly LeftSave[]>([])
  const busy = new Set<string>()
  const watches = new Map<string, Watch<unknown>>()
  const open = new Map<string, unknown>()
  let owner = ''
  let stops = new AbortController()

  async function lookAgain(key: string): Promise<void> {
    const watch = watches.get(key)
    if (!watch || busy.has(key)) return
    const { signal } = stops
    const { expected } = watch
    const found = await watch.look().catch(() => undefined)
    // What is acknowledged while the answer is on its way, it cannot know.
    if (!found || signal.aborted || busy.has(key) || watches.get(key)?.expected !== expected) return
    const words = surprise({ ...watch, found })
    if (words === undefined) return
    watches.delete(key)
    watch.report(words)
  }

  /** Ends all looking, as when the person signs out or the page goes. */
  function stop(): void {
    stops.abort()
    stops = new AbortController()
    watches.clear()
    open.clear()
  }

  return {
    stop,
    /** Who is signed in, as a mark that names nobody; '' for nobody. */
    setOwner(next: string): void {
      if (owner === next) return
      stop()
      // What nobody could be told of any more, its owner is told when he is back.
      leaveAll()
      owner = next
      left.set(owner === '' ? [] : takeLeftSaves(owner))
    },
    /**
     * Says that a write leaves. `answered` when it has ended, in any way; `known` when it is known
     * what became of it: until then the page after a reload says that it was being saved.
     */
    begin(key: string, name: string) {
      const mark = leaveMark(owner, name)
      busy.add(key)
      return {
        answered(): void {
          busy.delete(key)
        },
        known: () => unmark(mark),
      }
    },
    /** Who is signed in, as a mark; '' for nobody. */
    owner: () => owner,
    isBusy: (key: string) => busy.has(key),
    /** A write of this record that was sent, of which nobody knows yet what became of it. */
    undecided: <Sent>(key: string) => open.get(key) as Sent | undefined,
    /** Keeps such a write, for whoever saves the record next; or says that it is known. */
    decide<Sent>(key: string, sent: Sent | undefined): void {
      if (sent === undefined) open.delete(key)
      else open.set(key, sent)
    },
    /** Looks at a record again after 45 seconds, and reports once what is not as expected. */
    watch<Typed>(watch: Watch<Typed>): void {
      watches.set(watch.key, watch as Watch<unknown>)
      const { signal } = stops
      const look = () => whenVisible(() => void lookAgain(watch.key), signal)
      const timer = setTimeout(look, LOOK_AGAIN_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    /** What the server has acknowledged since; nothing happens when nobody watches the record. */
    acknowledge<Typed>(key: string, expected: readonly Typed[]): void {
      const watch = watches.get(key)
      if (watch) watches.set(key, { ...watch, expected })
    },
    /** Nobody wonders any more about what was deleted. */
    forget(name: string): void {
      for (const [key, watch] of watches) if (watch.name === name) watches.delete(key)
    },
    /** What was being saved when an earlier page was left, until it is put away. */
    left,
    putAway: (id: string): void => left.set(left.get().filter((save) => save.id !== id)),
  }
}

/** Now, or as soon as somebody looks at the page. */
function whenVisible(task: () => void, signal: AbortSignal): void {
  if (!document.hidden) task()
  else
    document.addEventListener('visibilitychange', () => whenVisible(task, signal), {
      once: true,
      signal,
    })
}

const LATE = 'An earlier save may have come late, or somebody else changed it. Please look at it.'

/** What is not as expected, in words; undefined when all is well. */
function surprise({
  name,
  fields,
  expected,
  found,
}: Pick<Watch<unknown>, 'name' | 'fields' | 'expected'> & { found: readonly unknown[] }) {
  if (found.length < expected.length) return `${name} is no longer there. ${LATE}`
  if (found.length > expected.length) {
    return expected.length === 0
      ? `${name} is there after all: the server was late. Please look at it.`
      : `${name} is there twice: the server was late. Please look at it.`
  }
  const [is, was] = [found[0], expected[0]]
  if (is === undefined || was === undefined) return undefined
  const words = differenceWords(fields, is, was)
  return words && `${name} is not what was saved last: ${words}. ${LATE}`
}

/*
 * Marks of single saves on their way, in this browser, so that the next page, in this tab or in another,
 * can say which record a page that was left was saving. They hold the record's name and no more.
 */

const PREFIX = 'saving:'
/** A page that broke without leaving has no write on its way after so long, in milliseconds. */
const OVER_MS = 60_000

/** A save whose page was left before the server responded. */
interface LeftSave {
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
function leaveAll(): void {
  for (const id of own) {
    const mark = read(id)
    if (mark) write(id, { ...mark, isLeft: true })
  }
  own.clear()
}
window.addEventListener('pagehide', leaveAll)

/** Marks a write as on its way; {@link unmark} when it is known what became of it. */
function leaveMark(owner: string, name: string): string {
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  own.add(id)
  write(id, { name, owner, at: Date.now(), isLeft: false })
  return id
}

/** It is known what became of the write. */
function unmark(id: string): void {
  own.delete(id)
  browserStore.remove(PREFIX + id)
}

/** What this owner's earlier pages left in the middle of a save; reported once. */
function takeLeftSaves(owner: string): LeftSave[] {
  return browserStore.keys().flatMap((key) => {
    if (!key.startsWith(PREFIX)) return []
    const id = key.slice(PREFIX.length)
    const mark = read(id)
    if (mark && (own.has(id) || !(mark.isLeft || Date.now() - mark.at > OVER_MS))) return []
    browserStore.remove(key)
    return mark?.owner === owner ? [{ id, name: mark.name }] : []
  })
}
