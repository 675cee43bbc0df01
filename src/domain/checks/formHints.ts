import { repTitle } from '../rep'
import type { KindCheck, RecordByKind, RecordKind, Severity } from './finding'
import { kindChecks } from './kindChecks'
import { locationSubject } from './pricingRules'
import type { ListName, SeasonIndex } from './seasonRecords'
import { type RecordChange, withRecord } from './withRecord'

/** A finding about a record that is being typed. */
export interface FormHint {
  severity: Severity
  /** One sentence with the record's name and the value. */
  sentence: string
  /** The sentence without the record's name, if it has such a form. */
  text?: string
  /** The field of the form below which it is shown. */
  field: string
  /** The fields of the form that it reads. */
  fields: readonly string[]
}

/** The name that starts the sentences of each kind. */
const titleOf: { [Kind in RecordKind]: (record: RecordByKind[Kind]) => string } = {
  game: ({ eventName }) => eventName,
  plan: ({ name }) => name,
  'combined plan': ({ code }) => code,
  'pricing location': locationSubject,
  rep: repTitle,
}

/**
 * Runs the rules of the checks for a record that is being typed (docs/rules/checks.md).
 * @param change the typed record and its stored version.
 * @param season the stored records.
 * @param form the form's fields, and the lists that could be read. Rules that need other lists do
 * not run.
 */
export function formHints<Kind extends RecordKind>(
  kind: Kind,
  change: RecordChange<RecordByKind[Kind]>,
  season: SeasonIndex,
  form: { fields: readonly string[]; lists: ReadonlySet<ListName> },
): FormHint[] {
  const seasonAfterSave = withRecord(season, kind, change)
  const { rules }: KindCheck<Kind> = kindChecks[kind]
  return Object.values(rules).flatMap(({ severity, form: formUse, check }) => {
    const fields = formUse?.fields.filter((name) => form.fields.includes(name)) ?? []
    const [field] = fields
    const isUnread = formUse?.lists?.some((list) => !form.lists.has(list))
    if (field === undefined || isUnread) return []
    const sentence = check(change.record, seasonAfterSave)
    if (sentence === undefined) return []
    const text = withoutName(sentence, titleOf[kind](change.record))
    return [{ severity, sentence, text, field, fields }]
  })
}

/** `B251009: 'X' isn’t a known opponent.` → `'X' isn’t a known opponent.` */
function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name}: `)) return sentence
  const text = sentence.slice(name.length + 2)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
