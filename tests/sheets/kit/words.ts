/** What sheets say when something is missing, and what they log of it. */
export const FAILED = 'Failed to load data. Please try again later.'
export const REPS_FAILED = 'Failed to load representatives.'
export const PLAN_ERROR = /Error fetching combined plan data/
export const GAMES_ERROR = /Error fetching original plan details/
