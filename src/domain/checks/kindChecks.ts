import { codeAndDate } from '../games/uniqueGames'
import { combinedPlanRules } from './combinedPlanRules'
import type { KindCheck, RecordKind } from './finding'
import { gameRules } from './gameRules'
import { planRules } from './planRules'
import { pricingRules } from './pricingRules'
import { repRules } from './repRules'
import type { ListName } from './seasonRecords'

/** The rules of each kind of record, and the data of its findings. */
export const kindChecks: { [Kind in RecordKind]: KindCheck<Kind> } = {
  game: { recordsOf: ({ games }) => games, rules: gameRules, keyOf: codeAndDate },
  plan: { recordsOf: ({ plans }) => plans, rules: planRules, keyOf: ({ name }) => name },
  'combined plan': {
    recordsOf: ({ combinedPlans }) => combinedPlans,
    rules: combinedPlanRules,
    keyOf: ({ code }) => code,
  },
  'pricing location': {
    recordsOf: ({ pricing }) => pricing,
    rules: pricingRules,
    keyOf: ({ id }) => String(id),
  },
  rep: { recordsOf: ({ reps }) => reps, rules: repRules, keyOf: ({ id }) => String(id) },
}

export const recordKinds = Object.keys(kindChecks) as readonly RecordKind[]

/** The lists that the rules of each kind of record read: without one of them they do not run. */
export const neededLists = {
  game: ['games', 'plans', 'combinedPlans'],
  plan: ['games', 'plans', 'combinedPlans'],
  'combined plan': ['games', 'plans', 'combinedPlans'],
  'pricing location': ['pricing', 'reps'],
  rep: ['reps', 'pricing'],
} as const satisfies Record<RecordKind, readonly ListName[]>
