import type { DraftValues } from './drafts'

/** The values of a draft that this form can take: known fields, of the type they have here. */
export function fitting(draft: DraftValues | null, defaults: DraftValues): DraftValues {
  if (draft === null) return {}
  const known = Object.entries(draft).filter(
    ([field, value]) => Object.hasOwn(defaults, field) && isAlike(value, defaults[field]),
  )
  return changed(Object.fromEntries(known), defaults)
}

/** The fields that are not as the record has them. */
export function changed(values: DraftValues, defaults: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field]),
    ),
  )
}

/** Both a text, number or boolean; or lists of texts, or of numbers, of which one may be empty. */
function isAlike(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) {
    return typeof value === typeof other && typeof value !== 'object'
  }
  const kinds = new Set([...value, ...other].map((entry) => typeof entry))
  return kinds.size <= 1 && !kinds.has('object')
}
