/**
 * The record that a sheet belongs to. Its names are in the sheet's address, its screen offers the
 * sheet's link, and renaming or deleting it shows a warning about the sheet
 * (src/domain/publicPages.ts).
 * - combined plan: `combinePlanEvent`, the plan's code;
 * - pricing plan: `planname` of a pricing plan and `repname` of each rep who sells it;
 * - schedule: `planname` of a schedule and any `repname`;
 * - rep: any `repname`.
 */
export type SheetDefinition =
  | { owner: 'combined plan'; pattern: `${string}/:combinePlanEvent${string}` }
  | { owner: 'pricing plan' | 'schedule'; pattern: `${string}/:planname/:repname` }
  | { owner: 'rep'; pattern: `${string}/:repname` }

/**
 * Every public sheet: its address below the base path (docs/rules/routes.md#table-of-routes) and
 * what its link is called. A sheet's screen and first calls: src/app/routes.ts.
 */
export const sheets = {
  calendar: {
    pattern: '/bgs/calendar/:combinePlanEvent',
    owner: 'combined plan',
    linkLabel: 'Calendar',
  },
  calendarPricingSheet: {
    pattern: '/bgs/calendar/pricing-sheet/:combinePlanEvent',
    owner: 'combined plan',
    linkLabel: 'Pricing sheet',
  },
  packageSheet: {
    pattern: '/bgs/package/:combinePlanEvent',
    owner: 'combined plan',
    linkLabel: 'Package sheet',
  },
  packageText: {
    pattern: '/bgs/package/:combinePlanEvent/text',
    owner: 'combined plan',
    linkLabel: 'Package text',
  },
  pricingSheet: {
    pattern: '/bruins/:planname/:repname',
    owner: 'pricing plan',
    linkLabel: 'Pricing sheet',
  },
  pricingChart: {
    pattern: '/bruins/chart/:planname/:repname',
    owner: 'pricing plan',
    linkLabel: 'Pricing table',
  },
  schedule: {
    pattern: '/bruins/schedule/:planname/:repname',
    owner: 'schedule',
    // Lower case, because it follows the plans' name: '5-game schedule'.
    linkLabel: 'schedule',
  },
  groupTickets: {
    pattern: '/bruins/grouptickets/:repname',
    owner: 'rep',
    linkLabel: 'Group tickets',
  },
  youthHockey: {
    pattern: '/bruins/youthhockey/:repname',
    owner: 'rep',
    linkLabel: 'Youth hockey',
  },
} as const satisfies Record<string, SheetDefinition & { linkLabel: string }>

export type SheetKey = keyof typeof sheets
export type SheetOwner = SheetDefinition['owner']

/** The keys of the sheets that belong to a kind of owner. */
export type SheetOf<Owner extends SheetOwner> = {
  [Key in SheetKey]: (typeof sheets)[Key]['owner'] extends Owner ? Key : never
}[SheetKey]

export const sheetKeys = Object.keys(sheets) as SheetKey[]

/** Whether the route of this key is a sheet. */
export const isSheet = (route: string): route is SheetKey => route in sheets

/** The keys of the sheets that belong to a kind of owner, in the order of the table. */
export const sheetsOf = <Owner extends SheetOwner>(owner: Owner): SheetOf<Owner>[] =>
  sheetKeys.filter((key): key is SheetOf<Owner> => sheets[key].owner === owner)

/** The patterns of pages that print every sheet of one owner as one job (docs/rules/print-set.md). */
export const printSets = {
  printPackage: '/print/package/:combinePlanEvent',
  printPlan: '/print/plan/:planname/:repname',
  printRep: '/print/rep/:repname',
} as const

/** A page that opens by link, without signing in. */
export type PublicKey = SheetKey | keyof typeof printSets

/** Whether the route of this key is public: a sheet or a print set. */
export const isPublic = (route: string): route is PublicKey => isSheet(route) || route in printSets

/* The messages of sheets while they load (docs/rules/words.md#public-pages). */
export const LOADING_GAMES = 'Loading schedule...'
export const LOADING_PRICES = 'Loading prices...'
export const LOADING = 'Loading...'

/** The message of a public page while it or its code is loading. */
export function sheetLoading(route: string): string {
  if (!isSheet(route)) return LOADING
  if (sheets[route].owner === 'pricing plan') return LOADING_PRICES
  return route === 'groupTickets' ? LOADING : LOADING_GAMES
}
