/**
 * What a sheet belongs to. It says which names stand in its address, who offers its link to staff,
 * and whom a rename or a deletion warns of it (src/domain/publicPages.ts):
 * - combined plan: `combinePlanEvent`, the plan's code;
 * - pricing plan: `planname` of a pricing plan and `repname` of each rep who sells it;
 * - schedule: `planname` of a schedule and any `repname`;
 * - rep: any `repname`.
 */
type SheetFacts =
  | { of: 'combined plan'; pattern: `${string}/:combinePlanEvent${string}` }
  | { of: 'pricing plan' | 'schedule'; pattern: `${string}/:planname/:repname` }
  | {
      of: 'rep'
      pattern: `${string}/:repname`
      /** The one plan whose games it shows. */
      shows?: 'youth plan'
    }

/**
 * Every public sheet: its address below the base path (docs/rules/routes.md#table-of-routes) and
 * what its link is called. A sheet's screen and first calls: src/app/routes.ts.
 */
export const sheets = {
  calendar: {
    pattern: '/bgs/calendar/:combinePlanEvent',
    of: 'combined plan',
    link: 'Calendar',
  },
  calendarPricingSheet: {
    pattern: '/bgs/calendar/pricing-sheet/:combinePlanEvent',
    of: 'combined plan',
    link: 'Pricing sheet',
  },
  packageSheet: {
    pattern: '/bgs/package/:combinePlanEvent',
    of: 'combined plan',
    link: 'Package sheet',
  },
  packageText: {
    pattern: '/bgs/package/:combinePlanEvent/text',
    of: 'combined plan',
    link: 'Package text',
  },
  pricingSheet: {
    pattern: '/bruins/:planname/:repname',
    of: 'pricing plan',
    link: 'Pricing sheet',
  },
  pricingChart: {
    pattern: '/bruins/chart/:planname/:repname',
    of: 'pricing plan',
    link: 'Pricing table',
  },
  schedule: {
    pattern: '/bruins/schedule/:planname/:repname',
    of: 'schedule',
    link: 'schedule',
  },
  groupTickets: {
    pattern: '/bruins/grouptickets/:repname',
    of: 'rep',
    link: 'Group tickets',
  },
  youthHockey: {
    pattern: '/bruins/youthhockey/:repname',
    of: 'rep',
    link: 'Youth hockey',
    shows: 'youth plan',
  },
} as const satisfies Record<string, SheetFacts & { link: string }>

export type SheetKey = keyof typeof sheets
type SheetOwner = SheetFacts['of']

/** The sheets that belong to such an owner. */
export type SheetOf<Owner extends SheetOwner> = {
  [Key in SheetKey]: (typeof sheets)[Key]['of'] extends Owner ? Key : never
}[SheetKey]

export const sheetKeys = Object.keys(sheets) as SheetKey[]

/** Is the route of this key a sheet, and not a staff screen? */
export const isSheet = (route: string): route is SheetKey => route in sheets

/** The sheets that belong to such an owner, in the order of the table. */
export function sheetsOf<Owner extends SheetOwner>(owner: Owner): SheetOf<Owner>[] {
  return sheetKeys.filter((key): key is SheetOf<Owner> => sheets[key].of === owner)
}

/* What a sheet says while it is loading (docs/rules/words.md#public-pages). */
export const LOADING_GAMES = 'Loading schedule...'
export const LOADING_PRICES = 'Loading prices...'
export const LOADING = 'Loading...'

/** What a public page says while it is loading, and the page in its place before its code is there. */
export function sheetLoading(key: string): string {
  if (!isSheet(key)) return LOADING
  const sheet: SheetFacts = sheets[key]
  if (sheet.of === 'pricing plan') return LOADING_PRICES
  return sheet.of === 'rep' && sheet.shows === undefined ? LOADING : LOADING_GAMES
}

// Endings are named because the build's own configuration, which Node reads, imports this file.
/** Pages that print every sheet of one owner as one job (docs/rules/print-set.md), as routes match them. */
export const printSets = {
  printPackage: '/print/package/:combinePlanEvent',
  printPlan: '/print/plan/:planname/:repname',
  printRep: '/print/rep/:repname',
} as const

type PrintSetKey = keyof typeof printSets

/** A page opened by link without signing in. */
export type PublicKey = SheetKey | PrintSetKey

/** Is the route of this key public, and not a staff screen? */
export const isPublic = (route: string): route is PublicKey => isSheet(route) || route in printSets
