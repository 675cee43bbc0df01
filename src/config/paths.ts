import { encodePublicSegment, encodeSegment } from './linkText.ts'
import { printSets, type SheetKey, sheetKeys, sheets } from './sheets.ts'

/*
 * The patterns of all routes, such as `/bruins/:repname`, and links built from them. Imports name
 * the `.ts` extension because vite.config.ts, which Node runs, imports this file.
 */

/** The path where the venue's host serves the app (docs/rules/routes.md#base-path). */
export const BASE_PATH = '/game-plans'

/** The staff screens (docs/rules/routes.md#table-of-routes), below the base path. */
const screenPatterns = {
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

const sheetPatterns = Object.fromEntries(sheetKeys.map((key) => [key, sheets[key].pattern])) as {
  [Key in SheetKey]: (typeof sheets)[Key]['pattern']
}

/** The pattern of every route, by its key in the route table. */
export const patterns = { ...screenPatterns, ...sheetPatterns, ...printSets }

/** The key of a route: a sheet of src/config/sheets.ts, or a staff screen. */
export type RouteKey = keyof typeof patterns

/**
 * Every link of the app, below the base path, built from the patterns of the route table:
 * `paths.users`, `paths.groupTickets({ repname: 'zoenunez' })`.
 */
export const paths = {
  ...pathsOf(screenPatterns, encodeSegment),
  ...pathsOf(sheetPatterns, encodePublicSegment),
  ...pathsOf(printSets, encodePublicSegment),
}

/** The parameters of a pattern: `/bruins/:planname/:repname` has `planname` and `repname`. */
type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** The decoded value of each parameter of a pattern. */
type PathParams<Pattern extends string> = { [Name in ParamNames<Pattern>]: string }

/** The parameters of a route. */
export type ParamsOf<Key extends RouteKey> = PathParams<(typeof patterns)[Key]>

/** The address of a pattern, or a function that builds it if the pattern has parameters. */
type PathOf<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? Pattern
  : (params: PathParams<Pattern>) => string

/**
 * Replaces a pattern's parameters with their values.
 * @param encode encodes a value for the address.
 */
export const fillPattern = (
  pattern: string,
  params: Readonly<Record<string, string>>,
  encode: (value: string) => string,
): string => pattern.replace(/:(\w+)/g, (_, name: string) => encode(params[name] ?? ''))

/** Link builders for a table of patterns; `encode` encodes a parameter's value for the address. */
/* @__NO_SIDE_EFFECTS__ */
function pathsOf<Patterns extends Record<string, string>>(
  table: Patterns,
  encode: (value: string) => string,
): { [Key in keyof Patterns]: PathOf<Patterns[Key]> } {
  const built = Object.entries(table).map(([key, pattern]) => [
    key,
    pattern.includes(':')
      ? (params: Record<string, string>) => fillPattern(pattern, params, encode)
      : pattern,
  ])
  return Object.fromEntries(built)
}
