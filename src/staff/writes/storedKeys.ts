import { browserStore } from '../../config/browserStore'

/* The keys of runs in the browser's storage; behind each, the owner's mark and the run's id. */

export const RUN_STEPS = 'game-plans.run'
export const RUN_STATES = 'game-plans.run-states'

/** Is something left of this person's runs? Asked at each sign-in, before their code is loaded. */
export const hasStoredRuns = (owner: string): boolean =>
  browserStore.keys().some((key) => key.startsWith(`${RUN_STEPS} ${owner} `))

/** Removes what anybody else has left in this browser; for '' all of it. */
export function forgetOthersRuns(owner: string): void {
  for (const key of browserStore.keys()) {
    const [what, of] = key.split(' ')
    if ((what === RUN_STEPS || what === RUN_STATES) && of !== owner) browserStore.remove(key)
  }
}
