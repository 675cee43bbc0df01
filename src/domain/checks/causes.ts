import { groupBy } from '../recordKeys'
import { counted } from '../text'
import { type Finding, kindWords } from './finding'
import { kindChecks } from './kindChecks'

/** A cause: the findings of one rule about records of one kind. */
export interface Cause {
  /** `game/no-price`; the finding's id for a finding alone. */
  id: string
  findings: readonly Finding[]
}

/** Groups findings by cause, in the order of each cause's first finding. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const groups = groupBy(findings, ({ kind, rule }) => `${kind}/${rule}`)
  return [...groups].map(([id, findingsOfCause]) => ({ id, findings: findingsOfCause }))
}

/** A finding alone, as a cause with its own id. */
export const causeOfOne = (finding: Finding): Cause => ({ id: finding.id, findings: [finding] })

/** '92 games have no price'. */
export function causeTitle({ findings }: Cause): string {
  const [first] = findings
  if (!first) return ''
  const { kind, rule } = first
  const { pluralPredicate = '', noun = kindWords[kind].noun } = kindChecks[kind].rules[rule] ?? {}
  const singular = pluralPredicate.replace(/^have/, 'has').replace(/^are/, 'is')
  const verbPhrase = findings.length > 1 ? pluralPredicate : singular.replace('their', 'its')
  return `${counted(findings.length, noun)} ${verbPhrase}`
}
