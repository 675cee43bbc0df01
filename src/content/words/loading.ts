import type { PublicKey } from '../../config/printSets'

/* What a sheet says while it is on its way. */

/** On its way: games (docs/rules/words.md#public-pages), prices, and anything else. */
export const LOADING_GAMES = 'Loading schedule...'
export const LOADING_PRICES = 'Loading prices...'
export const LOADING = 'Loading...'

/** What each sheet says while it is on its way, and the page in its place before its code is there. */
export const sheetLoading: Record<PublicKey, string> = {
  calendar: LOADING_GAMES,
  calendarPricingSheet: LOADING_GAMES,
  packageSheet: LOADING_GAMES,
  packageText: LOADING_GAMES,
  pricingSheet: LOADING_PRICES,
  pricingChart: LOADING_PRICES,
  schedule: LOADING_GAMES,
  groupTickets: LOADING,
  youthHockey: LOADING_GAMES,
  printPackage: LOADING,
  printPlan: LOADING,
  printRep: LOADING,
}
