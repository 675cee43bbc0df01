import { browserStore } from '../../config/browserStore'

/** What the browser stores for one person, until Logout or another person's sign-in. */
const PERSONAL = ['run', 'saving', 'told', 'games'] as const

/** The start of a key of personal data. The hash of the person's email follows after a space. */
export type PersonalStore = `game-plans.${(typeof PERSONAL)[number]}`

const RUN: PersonalStore = 'game-plans.run'

/** Whether a store has the runs of an earlier version of the app. */
const isOldRun = (store: string) => store.startsWith('game-plans.job')

/** The storage key of a run. */
export const runStorageKey = ({ owner, id }: { owner: string; id: string }) =>
  `${RUN} ${owner} ${id}`

/**
 * The keys and ids of a person's stored runs. Read at each sign-in, before the engine is loaded.
 * Runs of an earlier version are included, although nothing can read them: the engine then removes
 * them and tells the person.
 */
export const storedRuns = (person: string) =>
  browserStore.keys().flatMap((key) => {
    const [store = '', owner, id] = key.split(' ')
    const isRun = store === RUN || isOldRun(store)
    return isRun && owner === person && id !== undefined ? { key, id } : []
  })

/** Removes the stored data of all other persons, or of everybody if `person` is ''. */
export function forgetOthers(person: string): void {
  for (const key of browserStore.keys()) {
    const [store = '', owner] = key.split(' ')
    const isPersonal = isOldRun(store) || PERSONAL.some((name) => store === `game-plans.${name}`)
    if (isPersonal && owner !== undefined && owner !== person) browserStore.remove(key)
  }
}
