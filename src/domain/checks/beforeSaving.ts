import { repTitle } from '../rep'
import { kindChecks, type ListName } from './checkSeason'
import type { CheckedRecord, KindCheck, RecordKind, Severity } from './finding'
import { locationName } from './pricingRules'
import type { Season } from './seasonRecords'
import { withRecord } from './withRecord'

/* What is said of a record while it is typed, by the rules of the checks. */

/** What a rule says of a record that is being typed. */
export interface Hint {
  severity: Severity
  /** One sentence with the record's name and the value seen. */
  sentence: string
  /** The same without the name; left out where nothing else is said. */
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
export function hintsOf<Kind extends RecordKind>(
  kind: Kind,
  { stored, record }: { stored: CheckedRecord[Kind] | null; record: CheckedRecord[Kind] },
  season: Season,
  form: { fields: readonly string[]; lists: ReadonlySet<ListName> },
): Hint[] {
  const then = withRecord(season, kind, { stored, record })
  const { rules }: KindCheck<Kind> = kindChecks[kind]
  return rules.flatMap(({ name, severity, check }) => {
    const rule = formRules[kind][name]
    const fields = rule?.fields.filter((field) => form.fields.includes(field)) ?? []
    const [field] = fields
    if (!rule || field === undefined || !canRun(rule, form.lists)) return []
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
  'pricing location': locationName,
  rep: repTitle,
}

/** `B251009: 'X' isn’t a known opponent.` → `'X' isn’t a known opponent.` */
function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name}: `)) return sentence
  const rest = sentence.slice(name.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

const canRun = ({ lists = [] }: FormRule, read: ReadonlySet<ListName>) =>
  lists.every((list) => read.has(list))

/** How a rule is used in the forms of its kind of record. */
interface FormRule {
  /** The fields it reads, once all of those are filled in; its sentence is below the first the form has. */
  fields: readonly string[]
  /** Lists that it looks at beside the record: without one of them it does not run. */
  lists?: readonly ListName[]
}

const prices = ['planHolderPerGame', 'planHolderTotal', 'boxOfficePerGame', 'boxOfficeTotal']
const evening = { fields: ['date', 'team', 'eventName'], lists: ['games'] } as const

/**
 * The rules that run while a record is typed, by kind and name (docs/rules/checks.md). The others are
 * about what no form of the record holds, or the form shows in words of its own. @forTests
 */
export const formRules: Record<RecordKind, Readonly<Record<string, FormRule>>> = {
  game: {
    'code-and-team': { fields: ['eventName', 'team'] },
    opponent: { fields: ['team'] },
    'out-of-season': { fields: ['date'] },
    'two-codes': evening,
    time: { fields: ['time'] },
    'text-form': { fields: ['team'] },
    'twice-a-day': evening,
  },
  plan: {
    'two-seasons': { fields: ['game', 'eventNames'], lists: ['games'] },
  },
  'combined plan': {
    'no-parts': { fields: ['originalPlans'] },
    'empty-part': { fields: ['originalPlans'], lists: ['plans'] },
    'other-season': { fields: ['originalPlans', 'code'], lists: ['plans', 'games'] },
    'same-links': { fields: ['code'], lists: ['combinedPlans'] },
    pdf: { fields: ['pdf'] },
    'game-twice': { fields: ['originalPlans'], lists: ['plans'] },
    'no-title': { fields: ['title'] },
  },
  'pricing location': {
    'missing-price': { fields: prices },
    'not-below-box-office': { fields: prices },
    'location-twice': { fields: ['location'], lists: ['pricing'] },
    'far-from-others': { fields: prices, lists: ['pricing'] },
    'color-twice': { fields: ['color'], lists: ['pricing'] },
    'not-public': { fields: ['pricingPlanName', 'name'], lists: ['pricing'] },
  },
  rep: {
    email: { fields: ['email'] },
    'in-no-plan': { fields: ['pricingLocationIds'], lists: ['pricing'] },
    phone: { fields: ['phone'] },
  },
}
