import { groupBy } from '../recordKeys'
import { counted } from '../text'
import { type Finding, kindNouns } from './finding'
import { kindChecks } from './kindChecks'

/** A cause: the findings of one rule about records of one kind. */
export interface Cause {
  /** `game/no-price`. */
  id: string
  findings: readonly Finding[]
}

/** Groups findings by cause, in the order of each cause's first finding. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const idOf = ({ kind, rule }: Finding) => `${kind}/${rule}`
  return [...groupBy(findings, idOf)].map(([id, findings]) => ({ id, findings }))
}

/** '92 games have no price'. */
export function causeTitle({ findings: [first, ...others] }: Cause): string {
  if (!first) return ''
  const { kind, rule } = first
  const count = 1 + others.length
  const { pluralPredicate = '', noun = kindNouns[kind] } = kindChecks[kind].rules[rule] ?? {}
  const singular = pluralPredicate.replace(/^have/, 'has').replace(/^are/, 'is')
  const verbPhrase = count > 1 ? pluralPredicate : singular.replace('their', 'its')
  return `${counted(count, noun)} ${verbPhrase}`
}
