/** What a sheet says in place of an opponent that nobody knows yet. */
export const opponentUnknown = 'Opponent to be announced'
