import { kindChecks, type ListName } from './checkSeason'
import type { CheckedRecord, KindCheck, RecordKind, Severity } from './finding'
import type { Season } from './seasonRecords'
import { withRecord } from './withRecord'

/* What is said and asked of a record that is about to be saved, by the rules of the checks. */

/** What a rule says of a record that is about to be saved. */
export interface Hint {
  severity: Severity
  /** One sentence with the record's name and the value seen. */
  sentence: string
  /** The fields of the form that it reads. */
  fields: readonly string[]
  /** Shown below the form; else the form says it in words of its own. */
  isShown: boolean
  /**
   * Asked about before the save: it is wrong, not only left blank, and was not so before in the same
   * fields.
   */
  isAsked: boolean
}

/**
 * What is amiss with a record that is about to be saved, among the others (docs/rules/checks.md).
 * @param season the others, and the record's stored version.
 * @param stored that version; null for a new record.
 * @param seen what the person has seen of it, where somebody else changed it since.
 * @param form its fields, and the lists that could be read: rules that need another do not run.
 */
export function hintsOf<Kind extends RecordKind>(
  kind: Kind,
  {
    stored,
    seen = stored,
    record,
  }: {
    stored: CheckedRecord[Kind] | null
    seen?: CheckedRecord[Kind] | null
    record: CheckedRecord[Kind]
  },
  season: Season,
  form: { fields: readonly string[]; lists: ReadonlySet<ListName> },
): Hint[] {
  const then = withRecord(season, kind, { stored, record })
  const { rules }: KindCheck<Kind> = kindChecks[kind]
  return rules.flatMap(({ name, severity, check }) => {
    const rule = formRules[kind][name]
    const fields = rule?.fields.filter((field) => form.fields.includes(field)) ?? []
    if (!rule || fields.length === 0 || !canRun(rule, form.lists)) return []
    const sentence = check(record, then)
    if (sentence === undefined) return []
    const before = seen === null ? undefined : check(seen, season)
    const isOld = before === sentence || (before !== undefined && isSame(seen, record, rule.fields))
    return [
      {
        severity,
        sentence,
        fields,
        isShown: rule.is !== 'told',
        isAsked: severity === 'wrong' && rule.is !== 'noted' && !isOld && !isBlank(record, fields),
      },
    ]
  })
}

const fieldValue = (record: object | null, field: string): unknown =>
  Object.entries(record ?? {}).find(([name]) => name === field)?.[1]

/** Whether these fields have the same values in both. */
const isSame = (one: object | null, other: object, fields: readonly string[]) =>
  fields.every(
    (field) => JSON.stringify(fieldValue(one, field)) === JSON.stringify(fieldValue(other, field)),
  )

/** Whether all of these fields that the record has are empty. */
function isBlank(record: object, fields: readonly string[]): boolean {
  const values = fields
    .map((field) => fieldValue(record, field))
    .filter((value) => value !== undefined)
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
  return values.length > 0 && values.every(isEmpty)
}

const canRun = ({ lists = [] }: FormRule, read: ReadonlySet<ListName>) =>
  lists.every((list) => read.has(list))

/** How a rule speaks in the forms of its kind of record. */
interface FormRule {
  /** The fields it reads: it speaks in a form that has one of them, once all of those are filled in. */
  fields: readonly string[]
  /** Lists that it looks at beside the record: without one of them it does not run. */
  lists?: readonly ListName[]
  /**
   * `told`: the form itself says it, in words of its own beside the field. `noted`: it is said and
   * not asked about, because nothing in the form can mend it, or something is
   * not filled in yet.
   */
  is?: 'told' | 'noted'
}

const prices = ['planHolderPerGame', 'planHolderTotal', 'boxOfficePerGame', 'boxOfficeTotal']
const evening = { fields: ['eventName', 'team', 'date'], lists: ['games'] } as const

/**
 * The rules that speak while a record is typed, by kind and name (docs/rules/checks.md). The others
 * are about what no form of the record holds, or the form shows and asks about them already. @forTests
 */
export const formRules: Record<RecordKind, Readonly<Record<string, FormRule>>> = {
  game: {
    'code-and-date': { fields: ['eventName', 'date'] },
    'code-and-team': { fields: ['eventName', 'team'] },
    opponent: { fields: ['team'] },
    'no-price': { fields: ['eventName'], is: 'noted' },
    'row-prices': { fields: ['eventName'], is: 'noted' },
    'out-of-season': { fields: ['date'] },
    'two-codes': evening,
    'code-twice': { fields: ['eventName', 'date'], lists: ['games'] },
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
    'other-season': { fields: ['code', 'originalPlans'], lists: ['plans', 'games'] },
    'same-links': { fields: ['code'], lists: ['combinedPlans'] },
    pdf: { fields: ['pdf'] },
    'game-twice': { fields: ['originalPlans'], lists: ['plans'] },
    'no-title': { fields: ['title'] },
  },
  'pricing location': {
    total: { fields: prices, is: 'told' },
    'missing-price': { fields: prices, is: 'noted' },
    'not-below-box-office': { fields: prices },
    'location-twice': { fields: ['location'], lists: ['pricing'] },
    'far-from-others': { fields: prices, lists: ['pricing'] },
    'color-twice': { fields: ['color'], lists: ['pricing'] },
    'not-public': { fields: ['pricingPlanName', 'name'], lists: ['pricing'] },
  },
  rep: {
    email: { fields: ['email'] },
    'no-links': { fields: ['name'], is: 'told' },
    'same-links': { fields: ['name'], lists: ['reps'], is: 'told' },
    'in-no-plan': { fields: ['pricingLocationIds'], lists: ['pricing'] },
    phone: { fields: ['phone'] },
  },
}
