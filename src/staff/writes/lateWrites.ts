import type { QueryClient } from '@tanstack/react-query'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { differenceWords, type FieldTexts } from './fieldTexts'
import { openWritesOf, type SentWrite } from './openWrites'

/** The delay in milliseconds after an unknown result until a record is read again. */
const CHECK_AGAIN_MS = 45_000

/** A record to read again, because a write had no response and may arrive late. */
interface Watch<Row> extends Pick<SentWrite, 'key' | 'name'> {
  fields: FieldTexts<Row>
  /** The last known state on the server: one record, or none if it was deleted or not created. */
  expected: readonly Row[]
  /** Reads the current state from the server. May throw. */
  refetch: () => Promise<readonly Row[]>
  /** Called with a sentence about an unexpected state. */
  report: (words: string) => void
}

/** Creates the list of records to read again, which outlives their dialogs. */
function createLateWrites(client: QueryClient) {
  const { isBusy } = openWritesOf(client)
  const watches = new Map<string, Watch<unknown>>()

  async function check(key: string): Promise<void> {
    const watch = watches.get(key)
    const rows = await watch?.refetch().catch(() => undefined)
    // Ignores the response if a newer state was acknowledged after its request.
    if (!watch || !rows || isBusy(key) || watches.get(key) !== watch) return
    const words = mismatchText(watch, rows)
    if (words === undefined) return
    watches.delete(key)
    watch.report(words)
  }
  return {
    /** Reads a record again after 45 seconds, and reports an unexpected state once. */
    watch<Row>(watch: Watch<Row>): void {
      watches.set(watch.key, watch as Watch<unknown>)
      setTimeout(() => whenVisible(() => void check(watch.key)), CHECK_AGAIN_MS)
    },
    /** Updates the expected state of a watched record. */
    acknowledge(key: string, expected: readonly unknown[]): void {
      const watch = watches.get(key)
      if (watch) watches.set(key, { ...watch, expected })
    },
    /** Stops watching records with this name, because they were deleted or restored. */
    forget(name: string): void {
      for (const [key, watch] of watches) if (watch.name === name) watches.delete(key)
    },
    /** Stops watching all records, after leaving the staff pages or another person's sign-in. */
    stop: () => watches.clear(),
  }
}

/** This tab's records to read again. */
export const lateWritesOf = memoizeByObject(createLateWrites)

/** Runs a task now, or once the page is visible. */
function whenVisible(task: () => void): void {
  if (!document.hidden) task()
  else document.addEventListener('visibilitychange', () => whenVisible(task), { once: true })
}

const LATE = 'An earlier save may have arrived late, or someone else changed it. Please check it.'

/** A sentence about an unexpected state; undefined if the state is as expected. */
function mismatchText({ name, fields, expected }: Watch<unknown>, rows: readonly unknown[]) {
  if (rows.length < expected.length) return `${name} no longer exists. ${LATE}`
  if (rows.length > expected.length) {
    const late = expected.length === 0 ? 'exists after all' : 'is listed twice'
    return `${name} ${late}: the server was late. Please check it.`
  }
  if (rows.length === 0) return undefined
  const words = differenceWords(fields, rows[0], expected[0])
  return words && `${name} isn’t what you last saved: ${words}. ${LATE}`
}
