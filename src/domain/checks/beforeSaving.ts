import type { ListName } from './checkSeason'
import { combinedPlanRules } from './combinedPlanRules'
import type { CheckedRecord, RecordKind, Rule, Severity } from './finding'
import { type FormRule, formRules } from './formRules'
import { gameRules } from './gameRules'
import { planRules } from './planRules'
import { pricingRules } from './pricingRules'
import { repRules } from './repRules'
import type { Season } from './season'
import { withRecord } from './withRecord'

/* What is said and asked of a record that is about to be saved, by the rules of the checks. */

const rulesOf: { [Kind in RecordKind]: readonly Rule<Kind>[] } = {
  game: gameRules,
  plan: planRules,
  'combined plan': combinedPlanRules,
  'pricing location': pricingRules,
  rep: repRules,
}

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
  return rulesOf[kind].flatMap(({ name, severity, check }) => {
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

/** Whether these fields hold the same in both. */
function isSame(one: object | null, other: object, fields: readonly string[]): boolean {
  const read = (record: object | null) =>
    JSON.stringify(
      Object.entries(record ?? {})
        .filter(([field]) => fields.includes(field))
        .sort(),
    )
  return read(one) === read(other)
}

/** Whether nothing stands in any of these fields. */
function isBlank(record: object, fields: readonly string[]): boolean {
  const values = Object.entries(record).filter(([field]) => fields.includes(field))
  return values.length > 0 && values.every(([, value]) => isNothing(value))
}

const isNothing = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

const canRun = ({ lists = [] }: FormRule, read: ReadonlySet<ListName>) =>
  lists.every((list) => read.has(list))
