import { browserStore } from '../../config/browserStore'

/** What the keys of runs in the browser's storage begin with; the owner's mark and the run's id follow. */
export const RUN = 'game-plans.run'

/** The same in earlier versions, which cannot be gone on with. */
export const OLD_RUN = 'game-plans.job'

/** The key of a run. */
export const keyOfRun = ({ owner, id }: { owner: string; id: string }) => `${RUN} ${owner} ${id}`

/** Is something left of this person's runs? Asked at each sign-in, before their code is loaded. */
export const hasStoredRuns = (owner: string): boolean =>
  browserStore.keys().some((key) => key.startsWith(`${RUN} ${owner} `) || key.startsWith(OLD_RUN))

/** Removes what anybody else has left in this browser; for '' all of it. */
export function forgetOthersRuns(owner: string): void {
  for (const key of browserStore.keys()) {
    const [what, of] = key.split(' ')
    if ((what === RUN || what?.startsWith(OLD_RUN)) && of !== owner) browserStore.remove(key)
  }
}
