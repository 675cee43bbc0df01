import { browserStore } from '../../config/browserStore'

/** The start of a run's key in the browser's storage; the owner's mark and the run's id follow. */
export const RUN_KEY = 'game-plans.run'

/** The same as {@link RUN_KEY} in earlier versions, whose runs cannot be continued. */
export const OLD_RUN_KEY = 'game-plans.job'

/** The keys of what the browser stores for one person, whose mark follows. */
const PERSONAL = /^game-plans\.(?:run|told|games|job\S*) (\S*)/

/** The key of a run. */
export const keyOfRun = ({ owner, id }: { owner: string; id: string }) =>
  `${RUN_KEY} ${owner} ${id}`

/** Has this person unfinished runs? Asked at each sign-in, before the engine is loaded. */
export const hasStoredRuns = (owner: string): boolean =>
  browserStore
    .keys()
    .some((key) => key.startsWith(`${RUN_KEY} ${owner} `) || key.startsWith(OLD_RUN_KEY))

/** Removes what this browser stores for everybody else; for '' all of it. */
export function forgetOthers(owner: string): void {
  for (const key of browserStore.keys()) {
    const [, keyOwner] = PERSONAL.exec(key) ?? []
    if (keyOwner !== undefined && keyOwner !== owner) browserStore.remove(key)
  }
}
