import { repTitle } from '../rep'
import { kindChecks } from './checkSeason'
import type { CheckedRecord, KindCheck, RecordKind, Severity } from './finding'
import { locationSubject } from './pricingRules'
import type { ListName, SeasonIndex } from './seasonRecords'
import { withRecord } from './withRecord'

/* What is said of a record while it is typed, by the rules of the checks. */

/** What a rule says of a record that is being typed. */
export interface Hint {
  severity: Severity
  /** One sentence with the record's name and the value seen. */
  sentence: string
  /** The sentence without the name; left out where nothing else is said. */
  text?: string
  /** The field of the form below which it is shown. */
  field: string
  /** The fields of the form that it reads. */
  fields: readonly string[]
}

/**
 * What the rules say of a record that is being typed, among the others (docs/rules/checks.md).
 * @param season the others, and the record's stored version.
 * @param stored that version; null for a new record.
 * @param form its fields, and the lists that could be read: rules that need another do not run.
 */
export function formHints<Kind extends RecordKind>(
  kind: Kind,
  { stored, record }: { stored: CheckedRecord[Kind] | null; record: CheckedRecord[Kind] },
  season: SeasonIndex,
  form: { fields: readonly string[]; lists: ReadonlySet<ListName> },
): Hint[] {
  const then = withRecord(season, kind, { stored, record })
  const { rules }: KindCheck<Kind> = kindChecks[kind]
  return Object.values(rules).flatMap(({ severity, form: use, check }) => {
    const fields = use?.fields.filter((field) => form.fields.includes(field)) ?? []
    const [field] = fields
    const isUnread = use?.lists?.some((list) => !form.lists.has(list))
    if (field === undefined || isUnread) return []
    const sentence = check(record, then)
    if (sentence === undefined) return []
    const text = withoutName(sentence, names[kind](record))
    return [{ severity, sentence, text, field, fields }]
  })
}

/** What the sentences of each kind begin with. */
const names: { [Kind in RecordKind]: (record: CheckedRecord[Kind]) => string } = {
  game: ({ eventName }) => eventName,
  plan: ({ name }) => name,
  'combined plan': ({ code }) => code,
  'pricing location': locationSubject,
  rep: repTitle,
}

/** `B251009: 'X' isn’t a known opponent.` → `'X' isn’t a known opponent.` */
function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name}: `)) return sentence
  const rest = sentence.slice(name.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
