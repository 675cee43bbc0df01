import type { PublicKey } from '../../config/printSets'
import { isSheet, type SheetOwner, sheets } from '../../config/sheets'

/* What a sheet says while it is on its way. */

/** On its way: games (docs/rules/words.md#public-pages), prices, and anything else. */
export const LOADING_GAMES = 'Loading schedule...'
export const LOADING_PRICES = 'Loading prices...'
export const LOADING = 'Loading...'

const ofOwner: Record<SheetOwner, string> = {
  'combined plan': LOADING_GAMES,
  'pricing plan': LOADING_PRICES,
  schedule: LOADING_GAMES,
  rep: LOADING,
}

/** What a public page says while it is on its way, and the page in its place before its code is there. */
export function sheetLoading(key: PublicKey): string {
  if (!isSheet(key)) return LOADING
  const sheet = sheets[key]
  return 'shows' in sheet ? LOADING_GAMES : ofOwner[sheet.of]
}
