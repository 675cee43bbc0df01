import { grouped } from '../recordKeys'
import { counted, type Finding, type RecordKind } from './finding'

/** Findings of one rule about records of one kind. */
export interface Cause {
  /** `game/no-price`. */
  id: string
  findings: readonly Finding[]
}

/** The findings by their causes, each in the order of its first. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const idOf = ({ kind, rule }: Finding) => `${kind}/${rule}`
  return [...grouped(findings, idOf)].map(([id, findings]) => ({ id, findings }))
}

const nouns: Record<RecordKind, string> = {
  game: 'game',
  plan: 'plan',
  'combined plan': 'package',
  'pricing location': 'pricing location',
  rep: 'representative',
}

/** '92 games have no price'. */
export function causeTitle({ id, findings: [first, ...others] }: Cause): string {
  if (!first) return ''
  const count = 1 + others.length
  const clause = clauses[id] ?? 'need a look'
  const said = count > 1 ? clause : clause.replace(/^have/, 'has').replace(/^are/, 'is')
  return `${counted(count, nouns[first.kind])} ${said}`
}

/** What several records of one cause have in common, by kind and rule. */
const clauses: Record<string, string> = {
  'game/code-and-date': 'have a code that names another day',
  'game/code-and-team': 'have a code of the other team',
  'game/opponent': 'have an unknown opponent',
  'game/no-price': 'have no price',
  'game/row-prices': 'have a Row B price above Row A',
  'game/out-of-season': 'are outside the season, May to August',
  'game/two-codes': 'are listed twice under different codes',
  'game/code-twice': 'have the code of another game',
  'game/time': 'have an unusual start time, or none',
  'game/no-date': 'have no date',
  'game/text-form': 'have a team text in an unusual form',
  'game/twice-a-day': 'are on the same day as another game',
  'game/in-no-plan': 'are in no plan',
  'plan/number-in-name': 'have a different number of games than their name says',
  'plan/two-seasons': 'have games of two seasons',
  'plan/cup-days': 'have four of the five cup days',
  'plan/empty': 'have no games',
  'combined plan/missing-part': 'have an original plan that does not exist',
  'combined plan/no-parts': 'have no original plans',
  'combined plan/empty-part': 'have an original plan without games',
  'combined plan/other-season': 'have games of another season',
  'combined plan/code-in-links': 'have a code that links cannot carry',
  'combined plan/same-links': 'have the links of another package',
  'combined plan/pdf': 'have a PDF that is no address or file',
  'combined plan/game-twice': 'have a game from two plans',
  'combined plan/no-title': 'have no title',
  'combined plan/updated-before-season': 'have not been updated for their season',
  'pricing location/total': 'have a total that is not price times games',
  'pricing location/missing-price': 'have a price missing',
  'pricing location/not-below-box-office': 'have a holder price that is not below the box office',
  'pricing location/location-twice': 'are twice in their plan',
  'pricing location/unknown-rep': 'have a rep who does not exist',
  'pricing location/far-from-others': 'have a price far from its neighbors',
  'pricing location/color': 'have a color that cannot be read',
  'pricing location/color-twice': 'have the color of another location',
  'pricing location/no-rep': 'have no rep',
  'pricing location/not-public': 'are on no public page',
  'rep/email': 'have no valid e-mail address',
  'rep/no-links': 'have a name that makes no link',
  'rep/same-links': 'have the links of another representative',
  'rep/in-no-plan': 'are in no pricing plan',
  'rep/phone': 'have no valid phone number',
}
