/**
 * How the fields of a form read: by field its label, with the text of a value where it is not plain.
 * The text decides whether two values are the same, so it reads alike what the server stores alike:
 * `{ team: 'Team', date: ['Event Date', dateText] }`.
 */
export type FieldTexts<Typed> = {
  readonly [Field in keyof Typed & string]:
    | string
    | readonly [label: string, text: (value: Typed[Field]) => string]
}

/** A field that holds something else than it is to hold, or did. */
export interface Difference {
  field: string
  label: string
  mine: string
  theirs: string
  /** The person has typed it: theirs is preselected. */
  isTyped: boolean
}

const names = <Typed>(fields: FieldTexts<Typed>) => Object.keys(fields) as (keyof Typed & string)[]

/** The label of a field. */
function labelOf<Typed>(fields: FieldTexts<Typed>, field: keyof Typed & string): string {
  const entry = fields[field]
  return typeof entry === 'string' ? entry : entry[0]
}

/** A field's value as a person reads it. @forTests */
export function textOf<Typed>(
  fields: FieldTexts<Typed>,
  field: keyof Typed & string,
  values: Typed,
): string {
  const entry = fields[field]
  if (typeof entry !== 'string') return entry[1](values[field]).trim()
  const value: unknown = values[field]
  return (Array.isArray(value) ? value.join(', ') : String(value ?? '')).trim()
}

/** A record's fields that are not blank, as a person reads them. */
export const fieldLines = <Typed>(
  fields: FieldTexts<Typed>,
  values: Typed,
): { field: string; text: string }[] =>
  names(fields)
    .map((field) => ({ field, text: textOf(fields, field, values) }))
    .filter(({ text }) => text !== '')

/** Lists are the same in any order: servers sort them as they like. */
function isSame<Typed>(
  fields: FieldTexts<Typed>,
  field: keyof Typed & string,
  [one, other]: readonly [Typed, Typed],
): boolean {
  const [a, b]: unknown[] = [one[field], other[field]]
  if (typeof fields[field] === 'string' && Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry) => b.includes(entry))
  }
  return textOf(fields, field, one) === textOf(fields, field, other)
}

/** The fields in which two versions of a record differ. */
export const changedFields = <Typed>(
  fields: FieldTexts<Typed>,
  one: Typed,
  other: Typed,
): (keyof Typed & string)[] => names(fields).filter((field) => !isSame(fields, field, [one, other]))

/** 'Team is now “Boston”, Event Time is now “—”'; undefined when nothing differs. */
export function differenceWords<Typed>(fields: FieldTexts<Typed>, now: Typed, before: Typed) {
  const parts = changedFields(fields, now, before).map(
    (field) => `${labelOf(fields, field)} is now “${textOf(fields, field, now) || '—'}”`,
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}

/**
 * What somebody else has changed since `seen` to something other than `mine`: between these two
 * versions a person must choose.
 */
export function conflicts<Typed>(
  fields: FieldTexts<Typed>,
  { seen, mine, theirs }: { seen: Typed; mine: Typed; theirs: Typed },
): Difference[] {
  const changed = changedFields(fields, seen, theirs)
  const typed = changedFields(fields, seen, mine)
  return changedFields(fields, mine, theirs)
    .filter((field) => changed.includes(field))
    .map((field) => ({
      field,
      label: labelOf(fields, field),
      mine: textOf(fields, field, mine),
      theirs: textOf(fields, field, theirs),
      isTyped: typed.includes(field),
    }))
}
