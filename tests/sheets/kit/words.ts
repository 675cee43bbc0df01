/** What sheets say when something is missing, and what they log of it. */
export const REPS_FAILED = 'Failed to load representatives.'
export const GAMES_ERROR = /Error fetching original plan details/
