import { browserStore } from '../../../config/browserStore'

/** What the keys of jobs begin with, before owner and id. */
export const STEPS = 'game-plans.job'

/** Is anything left of this person's jobs? Asked at each sign-in, before their code is loaded. */
export const hasLeft = (owner: string): boolean =>
  owner !== '' && browserStore.keys().some((key) => key.startsWith(`${STEPS} ${owner} `))
