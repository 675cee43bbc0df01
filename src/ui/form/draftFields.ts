import { type DraftId, type DraftValues, readStoredDraft } from './drafts'

/* Compares the fields of drafts and records. Values are equal if their JSON is. */

/**
 * Reads a record's draft.
 * @param record the record's current values.
 * @returns the typed values (empty without a draft), the version of the record that they were typed on, and whether
 * the record has changed since.
 */
export function restoreDraft(id: DraftId, record: DraftValues) {
  const { values, base } = readStoredDraft(id) ?? { values: {}, base: {} }
  // Only fields that this form has, with values of the same type.
  const valid = pickFields(
    values,
    (field, value) => Object.hasOwn(record, field) && hasSameType(value, record[field]),
  )
  const typed = changedFields(valid, record)
  const seen = { ...record, ...pickFields(base, (field) => Object.hasOwn(typed, field)) }
  return { typed, seen, isOutdated: hasFields(changedFields(seen, record)) }
}

/** Whether there are any values. */
export const hasFields = (values: DraftValues): boolean => Object.keys(values).length > 0

/** The values for which `isPicked` returns true. */
export const pickFields = (
  values: DraftValues,
  isPicked: (field: string, value: unknown) => boolean,
): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => isPicked(field, value)))

/** The values that differ from the record's. */
export const changedFields = (values: DraftValues, record: DraftValues): DraftValues =>
  pickFields(values, (field, value) => JSON.stringify(value) !== JSON.stringify(record[field]))

/** Whether both are strings, numbers or booleans, or lists with items of the same type. Either list may be empty. */
function hasSameType(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) {
    return typeof value === typeof other && typeof value !== 'object'
  }
  const kinds = new Set([...value, ...other].map((entry) => typeof entry))
  return kinds.size <= 1 && !kinds.has('object')
}
