/**
 * The label of each field of a form, with a function that converts its value to text if needed:
 * `{ team: 'Team', date: ['Event Date', dateText] }`. Two values are the same if their texts are.
 */
export type FieldTexts<Typed> = {
  readonly [Field in keyof Typed & string]:
    | (Typed[Field] extends string | readonly string[] ? string : never)
    | readonly [label: string, text: (value: Typed[Field]) => string]
}

const plainText = (value: unknown) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

/** A field's label, and a function that converts its value to text. */
function readerOf<Typed>(fields: FieldTexts<Typed>, field: keyof Typed & string) {
  const entry = fields[field]
  const [label, text] = typeof entry === 'string' ? [entry, plainText] : entry
  return { label, textOf: (value: Typed[typeof field]) => text(value).trim() }
}

/** Sorts arrays, because servers return them in any order. */
const sorted = <Value>(value: Value) => (Array.isArray(value) ? (value.toSorted() as Value) : value)

const fieldNames = <Typed>(fields: FieldTexts<Typed>) =>
  Object.keys(fields) as (keyof Typed & string)[]

/** The labels and texts of a record's fields that aren't blank. */
export const fieldLines = <Typed>(fields: FieldTexts<Typed>, values: Typed) =>
  fieldNames(fields)
    .map((field) => ({ field, text: readerOf(fields, field).textOf(values[field]) }))
    .filter(({ text }) => text !== '')

/** The fields in which two versions of a record differ. */
export const changedFields = <Typed>(fields: FieldTexts<Typed>, a: Typed, b: Typed) =>
  fieldNames(fields).filter((field) => {
    const { textOf } = readerOf(fields, field)
    return textOf(sorted(a[field])) !== textOf(sorted(b[field]))
  })

/** 'Team is now “Boston”, Event Time is now “—”'; undefined if nothing differs. */
export function differenceWords<Typed>(fields: FieldTexts<Typed>, now: Typed, before: Typed) {
  const parts = changedFields(fields, now, before).map((field) => {
    const { label, textOf } = readerOf(fields, field)
    return `${label} is now “${textOf(now[field]) || '—'}”`
  })
  return parts.length > 0 ? parts.join(', ') : undefined
}

/**
 * The fields that another person has changed since `seen` to something other than `mine`. The
 * person must choose one of the two versions.
 */
export function fieldConflicts<Typed>(
  fields: FieldTexts<Typed>,
  { seen, mine, theirs }: { seen: Typed; mine: Typed; theirs: Typed },
) {
  const changed = changedFields(fields, seen, theirs)
  const typed = changedFields(fields, seen, mine)
  return changedFields(fields, mine, theirs)
    .filter((field) => changed.includes(field))
    .map((field) => {
      const { label, textOf } = readerOf(fields, field)
      const texts = { mine: textOf(mine[field]), theirs: textOf(theirs[field]) }
      return { field: field as string, label, ...texts, isTyped: typed.includes(field) }
    })
}

/** A field with two versions to choose from. */
export type FieldConflict = ReturnType<typeof fieldConflicts>[number]
