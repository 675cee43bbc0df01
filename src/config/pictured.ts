import type { patterns } from './paths'
import { isSheet } from './sheets'

type RouteKey = keyof typeof patterns

/** Screens that are lists: nothing on them is a form. */
const LISTS: ReadonlySet<RouteKey> = new Set([
  'bruinsGames',
  'celticsGames',
  'combinedPlans',
  'bruinsPlans',
  'celticsPlans',
  'pricingPlanEvents',
  'reps',
  'pricing',
  'pricingPlansAndReps',
] as const)

/**
 * Is the page's first picture drawn without React (src/app/picture)? Then the page does not link React's
 * code by itself (src/start/starter.ts).
 */
export const isPictured = (key: RouteKey): boolean => isSheet(key) || LISTS.has(key)
