import { isSheet, type SheetFacts, sheets } from './sheets'

/* What a sheet says while it is loading (docs/rules/words.md#public-pages). */
export const LOADING_GAMES = 'Loading schedule...'
export const LOADING_PRICES = 'Loading prices...'
export const LOADING = 'Loading...'

/** What the public page of a route says while it is loading, also before its code has loaded. */
export function sheetLoading(route: string): string {
  if (!isSheet(route)) return LOADING
  const sheet: SheetFacts = sheets[route]
  if (sheet.owner === 'pricing plan') return LOADING_PRICES
  return sheet.owner === 'rep' && sheet.shows === undefined ? LOADING : LOADING_GAMES
}
