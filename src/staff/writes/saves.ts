import * as v from 'valibot'
import { type ApiError, isUnknown } from '../../api/errors'
import { browserStore } from '../../config/browserStore'
import { createStore } from '../../lib/externalStore'
import { differenceWords, type FieldTexts } from './fields'

/** A record is read again this long after an unknown result, in milliseconds. */
const LOOK_AGAIN_MS = 45_000

/** A record to be read again: an earlier write had no response, and may arrive late. */
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

/** A write without a response; `known` is called once its result is known. */
export interface UnansweredWrite {
  error: ApiError
  known: () => void
}

/** The saves of the staff part, which outlast their dialogs: see {@link createSaves}. */
export type Saves = ReturnType<typeof createSaves>

/**
 * State that outlives a dialog: who saves, which writes have not ended, which records are to be read again,
 * and which saves an earlier page did not finish.
 */
export function createSaves() {
  const unfinished = createStore<readonly UnfinishedSave[]>([])
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
    // The response does not know what was acknowledged after its request.
    if (!found || signal.aborted || busy.has(key) || watches.get(key)?.expected !== expected) return
    const words = surprise(watch, found)
    if (words === undefined) return
    watches.delete(key)
    watch.report(words)
  }

  /** Ends all watches, when the person signs out or the page is closed. */
  function stop(): void {
    stops.abort()
    stops = new AbortController()
    watches.clear()
    open.clear()
  }

  return {
    stop,
    /** Sets who is signed in, as a mark without a name; '' for nobody. */
    setOwner(next: string): void {
      if (owner === next) return
      stop()
      // Unreported saves are shown to their owner at the next sign-in.
      markAbandoned()
      owner = next
      unfinished.set(owner === '' ? [] : takeUnfinishedSaves(owner))
    },
    /**
     * Sends a write. Until its result is known, the page after a reload warns that it was being saved.
     * @param findOut called at once where no response came.
     * @returns what that returns; undefined when the write is done. Throws the error of a failed write.
     */
    async send<Result>(
      { key, name, write }: { key: string; name: string; write: () => Promise<unknown> },
      findOut: (unanswered: UnansweredWrite) => Promise<Result>,
    ): Promise<Result | undefined> {
      const known = addMark({ owner, name, at: Date.now() })
      busy.add(key)
      try {
        await write()
      } catch (error) {
        busy.delete(key)
        if (isUnknown(error)) return findOut({ error, known })
        known()
        throw error
      }
      busy.delete(key)
      known()
      return undefined
    },
    /** Who is signed in, as a mark; '' for nobody. */
    owner: () => owner,
    isBusy: (key: string) => busy.has(key),
    /** The write of this record whose result is unknown. */
    undecided: <Sent>(key: string) => open.get(key) as Sent | undefined,
    /** Stores such a write for the next save of the record; undefined when its result is known. */
    decide<Sent>(key: string, sent: Sent | undefined): void {
      if (sent === undefined) open.delete(key)
      else open.set(key, sent)
    },
    /** Reads a record again after 45 seconds, and reports once what is not as expected. */
    watch<Typed>(watch: Watch<Typed>): void {
      watches.set(watch.key, watch as Watch<unknown>)
      const { signal } = stops
      const look = () => whenVisible(() => void lookAgain(watch.key), signal)
      const timer = setTimeout(look, LOOK_AGAIN_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    /** Updates what a watched record is expected to be. */
    acknowledge<Typed>(key: string, expected: readonly Typed[]): void {
      const watch = watches.get(key)
      if (watch) watches.set(key, { ...watch, expected })
    },
    /** Ends the watches of a deleted record. */
    forget(name: string): void {
      for (const [key, watch] of watches) if (watch.name === name) watches.delete(key)
    },
    /** The saves that an earlier page did not finish, until they are closed. */
    unfinished,
    dismiss: (id: string): void =>
      unfinished.set(unfinished.get().filter((save) => save.id !== id)),
  }
}

/** Now, or as soon as the page is visible. */
function whenVisible(task: () => void, signal: AbortSignal): void {
  if (!document.hidden) task()
  else
    document.addEventListener('visibilitychange', () => whenVisible(task, signal), {
      once: true,
      signal,
    })
}

const LATE = 'An earlier save may have arrived late, or someone else changed it. Please check it.'

/** What is not as expected, in words; undefined when all is well. */
function surprise({ name, fields, expected }: Watch<unknown>, found: readonly unknown[]) {
  if (found.length < expected.length) return `${name} no longer exists. ${LATE}`
  if (found.length > expected.length) {
    return expected.length === 0
      ? `${name} exists after all: the server was late. Please check it.`
      : `${name} is listed twice: the server was late. Please check it.`
  }
  if (found.length === 0) return undefined
  const words = differenceWords(fields, found[0], expected[0])
  return words && `${name} isn’t what you last saved: ${words}. ${LATE}`
}

/*
 * Marks of single saves in this browser, so that the next page, in this tab or in another, can name the record
 * that a closed page was saving. They hold the record's name and no more.
 */

const PREFIX = 'saving:'
/** A page that crashed has no write open after this time, in milliseconds. */
const OVER_MS = 60_000

/** A save whose page was closed before the server responded. */
interface UnfinishedSave {
  id: string
  /** What people call the record. */
  name: string
}

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
function markAbandoned(): void {
  for (const [key, mark] of own) store(key, { ...mark, at: 0 })
  own.clear()
}
window.addEventListener('pagehide', markAbandoned)

/** Marks a write as open. @returns what removes the mark. */
function addMark(mark: Mark): () => void {
  const key = `${PREFIX}${mark.at}-${Math.random().toString(36).slice(2)}`
  own.set(key, mark)
  store(key, mark)
  return () => {
    own.delete(key)
    browserStore.remove(key)
  }
}

/** The saves that earlier pages of this person did not finish; reported once. */
function takeUnfinishedSaves(owner: string): UnfinishedSave[] {
  return browserStore.keys().flatMap((id) => {
    if (!id.startsWith(PREFIX) || own.has(id)) return []
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedMark), browserStore.get(id))
    if (read.success && Date.now() - read.output.at <= OVER_MS) return []
    browserStore.remove(id)
    if (!read.success || read.output.owner !== owner) return []
    return [{ id, name: read.output.name }]
  })
}
