import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ApiError, isUnknown } from '../../api/errors'
import { createStore } from '../../lib/externalStore'
import { oncePer } from '../../lib/oncePer'
import { differenceWords, type FieldTexts } from '../../ui/form/fieldTexts'
import { runsOf } from './runStore'
import { addMark, markAbandoned, takeUnfinishedSaves } from './saveMarks'

/** A record is read again this long after an unknown result, in milliseconds. */
const CHECK_AGAIN_MS = 45_000

/** A write of one record as it was sent. */
export interface SentWrite {
  /** The same for every write of the same record. */
  key: string
  /** What people call it. */
  name: string
  /** Who sent it, as a mark. */
  owner: string
}

/** What a write without a response adds; `markResolved` is called once its result is known. */
export interface Unanswered {
  error: ApiError
  markResolved: () => void
}

/** A record to be read again: an earlier write had no response, and may arrive late. */
interface Watch<Shown> extends Pick<SentWrite, 'key' | 'name'> {
  fields: FieldTexts<Shown>
  /** What the server was last known to hold: one record; none when it is deleted or not made. */
  expected: readonly Shown[]
  /** What it holds now. May throw. */
  refetch: () => Promise<readonly Shown[]>
  /** Called with what is not as expected, in words. */
  report: (words: string) => void
}

/** What outlives the dialogs that save: writes on their way, records to be read again, unfinished saves. */
function createSaves(client: QueryClient) {
  const runs = runsOf(client)
  const unfinished = createStore<readonly string[]>([])
  const busy = new Set<string>()
  const watches = new Map<string, Watch<unknown>>()
  /** Writes whose result is unknown, by record. */
  const pendingResults = new Map<string, unknown>()
  let owner = ''
  let watchAbort = new AbortController()

  async function checkAgain(key: string): Promise<void> {
    const watch = watches.get(key)
    if (!watch || busy.has(key)) return
    const found = await watch.refetch().catch(() => undefined)
    // The response does not know what was acknowledged after its request.
    if (!found || busy.has(key) || watches.get(key) !== watch) return
    const words = mismatchText(watch, found)
    if (words === undefined) return
    watches.delete(key)
    watch.report(words)
  }
  function stop(): void {
    watchAbort.abort()
    watchAbort = new AbortController()
    watches.clear()
    pendingResults.clear()
  }
  runs.subscribe(() => {
    if (runs.owner() === owner) return
    stop()
    // Unreported saves are shown to their owner at the next sign-in.
    markAbandoned()
    owner = runs.owner()
    unfinished.set(owner === '' ? [] : takeUnfinishedSaves(owner))
  })

  return {
    /** Ends all watches: the staff part is left. */
    stop,
    owner: runs.owner,
    /**
     * Sends a write. Until its result is known, the page after a reload warns that it was being saved.
     * @param findOut called at once where no response came.
     * @returns what that returns; undefined when it is done. Throws the error of a failed write.
     */
    async send<Result>(
      { key, name, owner }: SentWrite,
      write: () => Promise<unknown>,
      findOut: (unanswered: Unanswered) => Promise<Result>,
    ): Promise<Result | undefined> {
      const markResolved = addMark(owner, name)
      busy.add(key)
      try {
        await write()
      } catch (error) {
        if (isUnknown(error)) return findOut({ error, markResolved })
        markResolved()
        throw error
      } finally {
        busy.delete(key)
      }
      markResolved()
      return undefined
    },
    isBusy: (key: string) => busy.has(key),
    /** The write of this record whose result is unknown. */
    pendingResult: <Sent>(key: string) => pendingResults.get(key) as Sent | undefined,
    /** Stores such a write for the next save of the record; undefined when its result is known. */
    setPendingResult: (key: string, sent: unknown) => void pendingResults.set(key, sent),
    /** Reads a record again after 45 seconds, and reports once what is not as expected. */
    watch<Shown>(watch: Watch<Shown>): void {
      watches.set(watch.key, watch as Watch<unknown>)
      const { signal } = watchAbort
      const check = () => whenVisible(() => void checkAgain(watch.key), signal)
      const timer = setTimeout(check, CHECK_AGAIN_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
    },
    /** Updates what a watched record is expected to be. */
    acknowledge(key: string, expected: readonly unknown[]): void {
      const watch = watches.get(key)
      if (watch) watches.set(key, { ...watch, expected })
    },
    /** Ends the watches of a deleted record. */
    forgetWatches(name: string): void {
      for (const [key, watch] of watches) if (watch.name === name) watches.delete(key)
    },
    /** The names of records whose saves an earlier page did not finish, until they are closed. */
    unfinished,
    dismiss: (name: string): void =>
      unfinished.set(unfinished.get().filter((other) => other !== name)),
  }
}

const savesOf = oncePer(createSaves)

/** The saves of the staff part, which outlast their dialogs. */
export const useSaves = () => savesOf(useQueryClient())

/** Now, or as soon as the page is visible. */
function whenVisible(task: () => void, signal: AbortSignal): void {
  const options = { once: true, signal }
  if (!document.hidden) task()
  else document.addEventListener('visibilitychange', () => whenVisible(task, signal), options)
}

const LATE = 'An earlier save may have arrived late, or someone else changed it. Please check it.'

/** What is not as expected, in words; undefined when all is well. */
function mismatchText({ name, fields, expected }: Watch<unknown>, found: readonly unknown[]) {
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
