import type { ListName } from './checkSeason'
import type { RecordKind } from './finding'

/** How a rule speaks in the forms of its kind of record. */
export interface FormRule {
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
 * are of what no form of the record holds, or are said and asked about there already.
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
