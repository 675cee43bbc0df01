/** What a link hands on, beside its address, to a screen whose records are to be folded. */
export const FOLDED = { folded: true } as const

/** Whether a place in the history was led to by such a link. @param state of the place, from the browser. */
export const isFoldedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'folded' in state && state.folded === true
