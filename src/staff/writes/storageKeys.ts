import { browserStore } from '../../config/browserStore'

/** The key of a stored run, with its owner's hash and its id. `job` is an earlier version, which is unreadable. */
const STORED_RUN = /^game-plans\.(?:run|job\S*) (\S*) (.*)/

/** The keys of data stored for one person, with the person's hash. */
const PERSONAL = /^game-plans\.(?:run|saving|told|games|job\S*) (\S*)/

/** The storage key of a run. */
export const runStorageKey = ({ owner, id }: { owner: string; id: string }) =>
  `game-plans.run ${owner} ${id}`

/** The keys and ids of a person's stored runs. Read at each sign-in, before the engine is loaded. */
export const storedRuns = (owner: string): (readonly [key: string, id: string])[] =>
  browserStore.keys().flatMap((key) => {
    const [, keyOwner, id = ''] = STORED_RUN.exec(key) ?? []
    return keyOwner === owner ? [[key, id] as const] : []
  })

/** Removes the stored data of all other persons, or of everybody if `owner` is ''. */
export function forgetOthers(owner: string): void {
  for (const key of browserStore.keys()) {
    const [, keyOwner] = PERSONAL.exec(key) ?? []
    if (keyOwner !== undefined && keyOwner !== owner) browserStore.remove(key)
  }
}
