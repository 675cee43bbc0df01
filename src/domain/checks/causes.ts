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
  'game/code-and-date': 'have a code with another date',
  'game/code-and-team': 'have a code from the other team',
  'game/opponent': 'have an unknown opponent',
  'game/no-price': 'have no price',
  'game/row-prices': 'have a Row B price above Row A',
  'game/out-of-season': 'are outside the season, May to August',
  'game/two-codes': 'are listed twice under different codes',
  'game/code-twice': 'have the same code as another game',
  'game/time': 'have an unusual start time, or none',
  'game/no-date': 'have no date',
  'game/text-form': 'have a team text in an unusual form',
  'game/twice-a-day': 'are on the same day as another game',
  'game/in-no-plan': 'aren’t in any plan',
  'plan/number-in-name': 'have a different number of games than their name says',
  'plan/two-seasons': 'have games from two seasons',
  'plan/cup-days': 'have four of the five cup days',
  'plan/empty': 'have no games',
  'combined plan/missing-part': 'have an original plan that doesn’t exist',
  'combined plan/no-parts': 'have no original plans',
  'combined plan/empty-part': 'have an original plan without games',
  'combined plan/other-season': 'have games from another season',
  'combined plan/code-in-links': 'have a code that doesn’t work in links',
  'combined plan/same-links': 'have the same links as another package',
  'combined plan/pdf': 'have a PDF that isn’t an address or a file',
  'combined plan/game-twice': 'have a game that’s in two of their plans',
  'combined plan/no-title': 'have no title',
  'combined plan/updated-before-season': 'have not been updated for their season',
  'pricing location/total': 'have a total that isn’t price times games',
  'pricing location/missing-price': 'have a price missing',
  'pricing location/not-below-box-office':
    'have a plan holder price that isn’t below the box office',
  'pricing location/location-twice': 'are listed twice in their plan',
  'pricing location/unknown-rep': 'have a rep who doesn’t exist',
  'pricing location/far-from-others': 'have a price far from the other locations',
  'pricing location/color': 'have an invalid color',
  'pricing location/color-twice': 'have the same color as another location',
  'pricing location/no-rep': 'have no rep',
  'pricing location/not-public': 'aren’t on any public page',
  'rep/email': 'have no valid email address',
  'rep/no-links': 'have a name that doesn’t work in links',
  'rep/same-links': 'have the same links as another representative',
  'rep/in-no-plan': 'aren’t in any pricing plan',
  'rep/phone': 'have no valid phone number',
}
