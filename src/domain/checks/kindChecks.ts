import { codeAndDate } from '../games/uniqueGames'
import { combinedPlanRules } from './combinedPlanRules'
import type { KindCheck, RecordKind } from './finding'
import { gameRules } from './gameRules'
import { planRules } from './planRules'
import { pricingRules } from './pricingRules'
import { repRules } from './repRules'

/** How the records of each kind are checked. */
export const kindChecks: { [Kind in RecordKind]: KindCheck<Kind> } = {
  game: {
    lists: ['games', 'plans', 'combinedPlans'],
    recordsOf: ({ games }) => games,
    keyOf: codeAndDate,
    rules: gameRules,
  },
  plan: {
    lists: ['games', 'plans', 'combinedPlans'],
    recordsOf: ({ plans }) => plans,
    keyOf: ({ name }) => name,
    rules: planRules,
  },
  'combined plan': {
    lists: ['games', 'plans', 'combinedPlans'],
    recordsOf: ({ combinedPlans }) => combinedPlans,
    keyOf: ({ code }) => code,
    rules: combinedPlanRules,
  },
  'pricing location': {
    lists: ['pricing', 'reps'],
    recordsOf: ({ pricing }) => pricing,
    keyOf: ({ id }) => String(id),
    rules: pricingRules,
  },
  rep: {
    lists: ['reps', 'pricing'],
    recordsOf: ({ reps }) => reps,
    keyOf: ({ id }) => String(id),
    rules: repRules,
  },
}

export const recordKinds = Object.keys(kindChecks) as readonly RecordKind[]
