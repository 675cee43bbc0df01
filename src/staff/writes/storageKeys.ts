import { browserStore } from '../../config/browserStore'

/** A stored run, also one of an earlier version, which is unreadable: its owner's hash and its id. */
const STORED_RUN = /^game-plans\.(?:run|job\S*) (\S*) (.*)/

/** What the browser stores for one person: the person's hash follows. */
const PERSONAL = /^game-plans\.(?:run|saving|told|games|job\S*) (\S*)/

/** The key of a run. */
export const keyOfRun = ({ owner, id }: { owner: string; id: string }) =>
  `game-plans.run ${owner} ${id}`

/** A person's stored runs, by key and id. Asked at each sign-in, before the engine is loaded. */
export const storedRuns = (owner: string): (readonly [key: string, id: string])[] =>
  browserStore.keys().flatMap((key) => {
    const [, keyOwner, id = ''] = STORED_RUN.exec(key) ?? []
    return keyOwner === owner ? [[key, id] as const] : []
  })

/** Removes what this browser stores for everybody else; for '' all of it. */
export function forgetOthers(owner: string): void {
  for (const key of browserStore.keys()) {
    const [, keyOwner] = PERSONAL.exec(key) ?? []
    if (keyOwner !== undefined && keyOwner !== owner) browserStore.remove(key)
  }
}
