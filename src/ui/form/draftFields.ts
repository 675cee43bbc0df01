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
  const typed = changedFields(validFields(values, record), record)
  const typedOn = Object.entries(base).filter(([field]) => Object.hasOwn(typed, field))
  const seen: DraftValues = { ...record, ...Object.fromEntries(typedOn) }
  return { typed, seen, isOutdated: hasFields(changedFields(seen, record)) }
}

/** Whether there are any values. */
export const hasFields = (values: DraftValues): boolean => Object.keys(values).length > 0

/** The values that differ from the record's. */
export function changedFields(values: DraftValues, record: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(record[field]),
    ),
  )
}

/** The draft's values that fit this form: known fields with values of the same type. */
function validFields(draft: DraftValues, record: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => Object.hasOwn(record, field) && hasSameType(value, record[field]),
    ),
  )
}

/** Whether both are strings, numbers or booleans, or lists with items of the same type. Either list may be empty. */
function hasSameType(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) {
    return typeof value === typeof other && typeof value !== 'object'
  }
  const kinds = new Set([...value, ...other].map((entry) => typeof entry))
  return kinds.size <= 1 && !kinds.has('object')
}
