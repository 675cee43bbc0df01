import { firstOfEach } from '../recordKeys'
import { seasonNow } from '../time/seasons'
import { type Finding, type KindCheck, type RecordKind, severities } from './finding'
import { IN_NO_PLAN } from './gameRules'
import { kindChecks, recordKinds } from './kindChecks'
import { placeOf } from './places'
import { indexInParts, runToEnd } from './seasonIndex'
import type { SeasonIndex, SeasonRecords } from './seasonRecords'

/**
 * Checks the records that were read (docs/rules/checks.md), with pauses between the parts of the
 * work (see `useInSlices`).
 * @param kinds the kinds of records whose lists could be read.
 * @returns the indexed records, the kinds whose rules ran, and the findings on today's pages, worst
 * first.
 */
export function* checkRecords(records: SeasonRecords, kinds: readonly RecordKind[]) {
  const season = yield* indexInParts(records)
  const findings = todaysFindings(yield* checkSeasonInParts(season, kinds), season)
  return { season, kinds, findings }
}

/**
 * Returns every finding of a season, worst first: by severity, then by the number of public pages
 * that show it.
 * @param kinds the kinds of records whose lists could be read (see `KindCheck.lists`).
 */
export const checkSeason = (
  season: SeasonIndex,
  kinds: readonly RecordKind[] = recordKinds,
): Finding[] => runToEnd(checkSeasonInParts(season, kinds))

/** Like {@link checkSeason}, with pauses between the parts of the work. @forTests */
export function* checkSeasonInParts(season: SeasonIndex, kinds: readonly RecordKind[]) {
  const findings: Finding[] = []
  for (const kind of kinds) findings.push(...(yield* checkKind(kind, season)))
  return worstFirst(findings.sort((a, b) => b.where.pages.length - a.where.pages.length))
}

const worstFirst = (findings: readonly Finding[]) =>
  severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity))

/**
 * The number of records that are checked between two pauses. They take a slow machine some
 * milliseconds.
 */
const RECORDS_PER_PART = 250

/** Runs the rules of a kind over all its records, with pauses. */
function* checkKind<Kind extends RecordKind>(kind: Kind, season: SeasonIndex) {
  const { recordsOf, rules, keyOf }: KindCheck<Kind> = kindChecks[kind]
  const ruleEntries = Object.entries(rules)
  const findings: Finding<Kind>[] = []
  for (const [index, record] of recordsOf(season).entries()) {
    if (index % RECORDS_PER_PART === 0) yield
    // Computed at the first finding, because most records have none.
    let place: Pick<Finding, 'key' | 'where'> | undefined
    for (const [rule, { severity, check, form, field }] of ruleEntries) {
      const sentence = check(record, season)
      if (sentence === undefined) continue
      place ??= { key: keyOf(record), where: placeOf[kind](season, record) }
      const id = `${kind}/${rule}/${place.key}`
      const fields = form?.fields ?? [field]
      const firstEmpty = fields.find((name) => name && !Reflect.get(record, name))
      const fixedIn = firstEmpty ?? fields[0]
      findings.push({ id, rule, severity, kind, sentence, field: fixedIn, ...place })
    }
  }
  return findings
}

/**
 * Adjusts findings to today's pages. An error that no page shows becomes a warning, and a game on
 * no page has only that one finding. Past seasons are left out, and so are findings that wait for a
 * future season.
 */
function todaysFindings(findings: readonly Finding[], { games, today }: SeasonIndex): Finding[] {
  const currentSeason = seasonNow(games, today)
  const current = findings.flatMap((finding): Finding[] => {
    const { kind, rule, severity, where } = finding
    const { season, pages } = where
    const yearsAhead = season === null || currentSeason === null ? 0 : season - currentSeason
    const isLeftToDo = kindChecks[kind].rules[rule]?.isLeftByNextSeason === true
    if (yearsAhead < 0 || (yearsAhead > 0 && isLeftToDo)) return []
    if (pages.length > 0) return [finding]
    if (kind === 'game' && rule !== IN_NO_PLAN) return []
    return [{ ...finding, severity: severity === 'error' ? 'warning' : severity }]
  })
  return withoutMutual(worstFirst(current))
}

/**
 * Lists a finding of two records with each other only once: for the first record, which is on more
 * pages.
 */
const withoutMutual = (findings: readonly Finding[]): Finding[] =>
  firstOfEach(findings, (finding) => {
    const { kind, rule, sentence } = finding
    if (!kindChecks[kind].rules[rule]?.isMutual) return finding
    // 'A and B have …' and 'B and A have …' consist of the same words, so they are one finding.
    const words = sentence.toLowerCase().split(/[\s,.:]+/)
    return `${kind}/${rule} ${words.sort().join(' ')}`
  })
