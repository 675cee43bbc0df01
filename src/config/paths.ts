// Endings are named because the build's own configuration, which Node reads, imports this file.
import { pathsOf } from './pattern.ts'
import { printSets } from './printSets.ts'
import { type SheetKey, sheetKeys, sheets } from './sheets.ts'

/** The path the venue's host serves the app under (docs/rules/routes.md#base-path). */
export const BASE_PATH = '/game-plans'

/** Every address below the base path (docs/rules/routes.md#table-of-routes), as routes match it. */
const screens = {
  signIn: '/',
  register: '/register',
  dashboard: '/dashboard',
  users: '/users',
  bruinsGames: '/bruins-games',
  celticsGames: '/celtics-games',
  combinedPlans: '/bgs/game-plans',
  bruinsPlans: '/bgs/game-plans/bruins',
  celticsPlans: '/bgs/game-plans/celtics',
  gamePlanEdit: '/bgs/game-plans/edit/:id',
  reps: '/bruins-reps',
  pricing: '/bruins-gameplanpricing',
  pricingPlansAndReps: '/bruins-pricing-reps',
  pricingPlanEvents: '/bruins-pricing-plans',
  checks: '/checks',
  seasonNext: '/season/next',
  seasonImport: '/season/import',
  prices: '/prices',
} as const

type SheetPatterns = { [Key in SheetKey]: (typeof sheets)[Key]['pattern'] }
const sheetPatterns = Object.fromEntries(
  sheetKeys.map((key) => [key, sheets[key].pattern]),
) as SheetPatterns

/** The pattern of every route, by its key in the route table. */
export const patterns = { ...screens, ...sheetPatterns, ...printSets }

/** encodeURIComponent that does not throw on half a surrogate pair. */
const segment = (text: string) => encodeURIComponent(text.toWellFormed())
/** A public link is already in the form that public routes redirect to: lower case, no white space. */
const publicSegment = (text: string) => segment(normaliseText(text))

/**
 * Every link of the app, below the base path, built from the very patterns of the route table:
 * `paths.users`, `paths.groupTickets({ repname: 'zoenunez' })`.
 */
export const paths = {
  ...pathsOf(screens, segment),
  ...pathsOf(sheetPatterns, publicSegment),
  ...pathsOf(printSets, publicSegment),
}

/** Lower case without any white space. Applying it twice changes nothing. */
export function normaliseText(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The form a public path redirects to (docs/rules/routes.md#public-redirects): every segment lower
 * case and without white space. Works on the address bar's encoded pathname, survives broken
 * escapes, keeps an encoded `?`, `#` or `/` inside its segment, and is idempotent.
 */
export function normalisePublicPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => segment(normaliseText(decode(part))))
    .join('/')
}
