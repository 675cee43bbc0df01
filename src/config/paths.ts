// Endings are named because the build's own configuration, which Node reads, imports this file.

import { printSets, type SheetKey, sheetKeys, sheets } from './sheets.ts'

/* Addresses from patterns and back: `/bruins/:repname`. */

/** The names that stand in a pattern: `/bruins/:planname/:repname` has `planname` and `repname`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** What an address says for each name of its pattern, decoded. */
export type Names<Pattern extends string> = { [Name in NamesIn<Pattern>]: string }

/** A pattern without names is an address; one with names takes them and gives one. */
type PathOf<Pattern extends string> = [NamesIn<Pattern>] extends [never]
  ? Pattern
  : (names: Names<Pattern>) => string

/**
 * Puts names in the place of a pattern's own.
 * @param write how a name stands in the address.
 */
export const fillPattern = (
  pattern: string,
  names: Readonly<Record<string, string>>,
  write: (name: string) => string,
): string => pattern.replace(/:(\w+)/g, (_, name: string) => write(names[name] ?? ''))

/**
 * Link builders of a table of patterns.
 * @param write how a name stands in their addresses.
 */
/* @__NO_SIDE_EFFECTS__ */
function pathsOf<Patterns extends Record<string, string>>(
  patterns: Patterns,
  write: (name: string) => string,
): { [Key in keyof Patterns]: PathOf<Patterns[Key]> } {
  const built = Object.entries(patterns).map(([key, pattern]) => [
    key,
    pattern.includes(':')
      ? (names: Record<string, string>) => fillPattern(pattern, names, write)
      : pattern,
  ])
  return Object.fromEntries(built)
}

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
