import type { QueryClient } from '@tanstack/react-query'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { differenceWords, type FieldTexts } from './fieldTexts'
import { openWritesOf, type SentWrite } from './openWrites'

/** A record is read again this long after an unknown result, in milliseconds. */
const CHECK_AGAIN_MS = 45_000

/** A record that is read again, because a write had no response and may arrive late. */
interface Watch<Row> extends Pick<SentWrite, 'key' | 'name'> {
  fields: FieldTexts<Row>
  /** What the server was last known to have: one record; none when it is deleted or was not created. */
  expected: readonly Row[]
  /** Reads what the server has now. May throw. */
  refetch: () => Promise<readonly Row[]>
  /** Called with a sentence about what is not as expected. */
  report: (words: string) => void
}

/** The records that are read again, which outlasts their dialogs. */
function createLateWrites(client: QueryClient) {
  const { isBusy } = openWritesOf(client)
  const watches = new Map<string, Watch<unknown>>()

  async function check(key: string): Promise<void> {
    const watch = watches.get(key)
    const rows = await watch?.refetch().catch(() => undefined)
    // The response does not know what was acknowledged after its request.
    if (!watch || !rows || isBusy(key) || watches.get(key) !== watch) return
    const words = mismatchText(watch, rows)
    if (words === undefined) return
    watches.delete(key)
    watch.report(words)
  }
  return {
    /** Reads a record again after 45 seconds, and reports once what is not as expected. */
    watch<Row>(watch: Watch<Row>): void {
      watches.set(watch.key, watch as Watch<unknown>)
      setTimeout(() => whenVisible(() => void check(watch.key)), CHECK_AGAIN_MS)
    },
    /** Updates what a watched record is expected to be. */
    acknowledge(key: string, expected: readonly unknown[]): void {
      const watch = watches.get(key)
      if (watch) watches.set(key, { ...watch, expected })
    },
    /** Reads the records of this name no more: it was deleted, or is restored. */
    forget(name: string): void {
      for (const [key, watch] of watches) if (watch.name === name) watches.delete(key)
    },
    /** Reads no record again: the staff part is left, or somebody else signs in. */
    stop: () => watches.clear(),
  }
}

/** The records of this tab that are read again. */
export const lateWritesOf = memoizeByObject(createLateWrites)

/** Now, or as soon as the page is visible. */
function whenVisible(task: () => void): void {
  if (!document.hidden) task()
  else document.addEventListener('visibilitychange', () => whenVisible(task), { once: true })
}

const LATE = 'An earlier save may have arrived late, or someone else changed it. Please check it.'

/** A sentence about what is not as expected; undefined where all is. */
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
