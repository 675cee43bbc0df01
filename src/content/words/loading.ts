import type { PublicKey } from '../../config/printSets'
import { isSheet, sheets } from '../../config/sheets'

/* What a sheet says while it is on its way. */

/** On its way: games (docs/rules/words.md#public-pages), prices, and anything else. */
export const LOADING_GAMES = 'Loading schedule...'
export const LOADING_PRICES = 'Loading prices...'
export const LOADING = 'Loading...'

/** What a public page says while it is on its way, and the page in its place before its code is there. */
export function sheetLoading(key: PublicKey): string {
  if (!isSheet(key)) return LOADING
  const sheet = sheets[key]
  if (sheet.of === 'pricing plan') return LOADING_PRICES
  return sheet.of === 'rep' && !('shows' in sheet) ? LOADING : LOADING_GAMES
}
