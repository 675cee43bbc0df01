import { differenceWords, type FieldTexts } from '../fieldTexts'

/** The result of checking a step on the server. */
export type CheckResult =
  /** The step is already done, so nothing is sent. */
  | { status: 'done' }
  /** The step can be written. `note` is a sentence about what the write omits. */
  | { status: 'ready'; write: () => Promise<unknown>; note?: string | undefined }
  /**
   * Another person has changed the record, which is not overwritten, or the record is gone, or
   * something blocks the step, which can be retried later. `reason` is a sentence.
   */
  | { status: 'changed' | 'gone' | 'blocked'; reason: string }

/** The step can be written. */
export const ready = (write: () => Promise<unknown>, note?: string): CheckResult => ({
  status: 'ready',
  write,
  note,
})

/** The step is skipped, because another person changed the record. */
export const changed = (reason: string): CheckResult => ({ status: 'changed', reason })

/** The step fails for now, but can be retried. */
export const blocked = (reason: string): CheckResult => ({ status: 'blocked', reason })

/** The step is already done. */
export const DONE: CheckResult = { status: 'done' }
/** The step is skipped, because its record was deleted. */
export const GONE: CheckResult = { status: 'gone', reason: 'It no longer exists.' }

/** Checks a record to add, if one already exists. */
export function checkExisting<Shown>(fields: FieldTexts<Shown>, stored: Shown, wanted: Shown) {
  const words = differenceWords(fields, stored, wanted)
  if (words === undefined) return DONE
  return changed(`It already exists, and it’s different: ${words}.`)
}

/** Checks a record to change: already changed, as last seen, or changed by another person. */
export function checkChange<Shown>(
  fields: FieldTexts<Shown>,
  { stored, before, after }: { stored: Shown; before: Shown; after: Shown },
  write: () => Promise<unknown>,
): CheckResult {
  if (differenceWords(fields, stored, after) === undefined) return DONE
  return checkUnchanged(fields, { stored, before }, write)
}

/** Checks a record that is written only if it is as last seen; done if there is no record. */
export function checkUnchanged<Shown>(
  fields: FieldTexts<Shown>,
  { stored, before }: { stored: Shown | undefined; before: Shown },
  write: () => Promise<unknown>,
): CheckResult {
  if (stored === undefined) return DONE
  const words = differenceWords(fields, stored, before)
  if (words === undefined) return ready(write)
  return changed(`Someone else changed it: ${words}.`)
}
