import { differenceWords, type FieldTexts } from '../fieldTexts'

/** What the check of a step finds on the server. */
export type CheckResult =
  /** It is done already: nothing is sent. */
  | { status: 'done' }
  /** `note` is a sentence about what this write leaves out. */
  | { status: 'ready'; write: () => Promise<unknown>; note?: string | undefined }
  /**
   * Somebody else's work, which is not overwritten; or the record is gone; or something blocks it for now and
   * the step can be tried again. `reason` is a sentence.
   */
  | { status: 'changed' | 'gone' | 'blocked'; reason: string }

/** The step can be written. */
export const ready = (write: () => Promise<unknown>, note?: string): CheckResult => ({
  status: 'ready',
  write,
  note,
})

/** The step is skipped: somebody else changed the record. */
export const changed = (reason: string): CheckResult => ({ status: 'changed', reason })

/** The step fails for now, and can be tried again. */
export const blocked = (reason: string): CheckResult => ({ status: 'blocked', reason })

export const DONE: CheckResult = { status: 'done' }
export const GONE: CheckResult = { status: 'gone', reason: 'It no longer exists.' }

/** Checks a record that is to be added, where one exists already. */
export function checkExisting<Shown>(
  fields: FieldTexts<Shown>,
  stored: Shown,
  wanted: Shown,
): CheckResult {
  const words = differenceWords(fields, stored, wanted)
  if (words === undefined) return DONE
  return changed(`It already exists, and it’s different: ${words}.`)
}

/** Checks a record that is to be changed: it is done, as it was seen, or changed by somebody else. */
export function checkChange<Shown>(
  fields: FieldTexts<Shown>,
  { stored, before, after }: { stored: Shown; before: Shown; after: Shown },
  write: () => Promise<unknown>,
): CheckResult {
  if (differenceWords(fields, stored, after) === undefined) return DONE
  return checkUnchanged(fields, { stored, before }, write)
}

/** Checks a record that is written only while it is as it was seen; without a record the step is done. */
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
