import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import type { GameChange, WrittenChange } from '../../domain/games/gameChange'
import { createStore } from '../../lib/externalStore'
import { gameChangesOf } from './steps/gameChanges'
import type { Step } from './steps/step'

/**
 * What became of a step:
 * - `waiting`   its turn has not come
 * - `sent`      it was sent, and its response has not come
 * - `done`      it was written
 * - `unchanged` it was done already, and nothing was sent
 * - `failed`    it is not done, and can be sent again
 * - `uncertain` it was sent, and its result could not be found out
 * - `changed`   the record was changed or deleted by somebody else, and was left alone
 * - `not sent`  the run ended before its turn came
 */
export const ITEM_STATES = [
  'waiting',
  'sent',
  'done',
  'unchanged',
  'failed',
  'uncertain',
  'changed',
  'not sent',
] as const
export type ItemState = (typeof ITEM_STATES)[number]

export interface RunItem {
  step: Step
  state: ItemState
  /** Why it is not done, or what its write omitted, as a sentence. */
  why?: string
  /** `why` is the server's own text: it refused, or gave a reason. */
  said?: 'refused' | 'explained'
  /** It was sent once: when it is found done, this run did it. */
  wasSent?: boolean
  /** The server accepted it, and no read after it has shown it yet. */
  isUnconfirmed?: boolean
  /** The server accepted it, and did not list it: it is looked for again, not sent again. */
  wasAccepted?: boolean
}

/** Is there nothing more to do for a step? */
export const isDone = ({ state }: RunItem) => state === 'done' || state === 'unchanged'

/** One write of several that failed: what it was and why, as a sentence. */
export interface Failure {
  what: string
  why: string
}

/** What a run is to do, in the words of a sentence's start: 'Importing 92 games', 'Imported 92 games'. */
export interface RunOrder {
  doing: string
  done: string
  steps: readonly Step[]
  /** Steps that a dialog has done already: they are undone with the others. */
  doneSteps?: readonly Step[]
  /** What a dialog has deleted, by name: it is listed under 'Recently deleted'. */
  deleted?: string
  /** Set for a dialog's own run, where a person waits: a busy server is a failure at once. */
  failsWhenBusy?: boolean
  /**
   * What goes, goes only when all that replaces it is there: nothing of a later phase is sent while a step
   * of an earlier one is not done.
   */
  isStrict?: boolean
  /** It follows a save: its result is shown on any page. */
  isSequel?: boolean
}

/**
 * The state of a run: `waiting` for another run to end, `asking` after failures that look alike,
 * `stopped` at the end of the session, `ended` with items in any state.
 */
export type RunState = 'waiting' | 'running' | 'paused' | 'asking' | 'stopped' | 'ended'

export interface Run extends Omit<RunOrder, 'steps' | 'doneSteps'> {
  id: string
  /** Who started it, as a mark without a name. */
  owner: string
  /** Milliseconds since 1970. */
  at: number
  state: RunState
  /** What stopped it, as text that follows its name. */
  whyStopped?: string
  /** The browser stores nothing of it: it ends with this tab. */
  isUnstored?: boolean
  items: readonly RunItem[]
  /** What an undo cannot bring back. */
  notes: readonly Failure[]
  /** The run that undoes this one. */
  undoneBy?: string
  isUndo: boolean
  /** It was canceled: what remains is not offered again. */
  isCancelled?: boolean
}

/** A changed item, without the reason it had before. */
export const changedItem = (
  { why: _, said: _s, ...item }: RunItem,
  change: Partial<RunItem>,
): RunItem => ({ ...item, ...change })

export type RunStore = ReturnType<typeof createRunStore>

function createRunStore() {
  const { get, set, subscribe } = createStore<readonly Run[]>([])
  const gameChanges = createStore<readonly WrittenChange[]>([])
  let owner = ''
  /** The last person who was signed in: their runs are theirs after the session's end too. */
  let lastOwner = ''
  const find = (id: string) => get().find((run) => run.id === id)
  const change = (id: string, fields: Partial<Run>) =>
    set(get().map((run) => (run.id === id ? { ...run, ...fields } : run)))
  function addGameChanges(changes: readonly GameChange[], followers: readonly string[] = []): void {
    if (changes.length === 0) return
    const at = Date.now()
    // Another tab may have added some, and storage may be blocked.
    const [own, stored] = [gameChanges.get(), readGameChanges(lastOwner)]
    const before = stored.length > own.length ? stored : own
    const all = [...before, ...changes.map((one) => ({ ...one, at, followers }))]
    gameChanges.set(all)
    // After Logout nothing of a person stays in the browser.
    if (lastOwner !== '') browserStore.set(`${GAME_CHANGES} ${lastOwner}`, JSON.stringify(all))
  }
  function changeItems(id: string, changed: (item: RunItem, index: number) => RunItem): void {
    const items = find(id)?.items.map(changed)
    if (items) change(id, { items })
  }
  return {
    get,
    find,
    subscribe,
    /** What this person has changed of games, oldest first. */
    gameChanges,
    addGameChanges,
    /**
     * Sets who is signed in, as a mark; '' for nobody. A person's runs stay until another one signs in.
     * @returns whether it is another person.
     */
    setOwner(next: string): boolean {
      owner = next
      const isSomebodyElse = next !== '' && next !== lastOwner
      if (next !== '') lastOwner = next
      set(isSomebodyElse ? get().filter((run) => run.owner === next) : get())
      if (isSomebodyElse) gameChanges.set(readGameChanges(next))
      return isSomebodyElse
    },
    owner: () => owner,
    isOwned: (id: string) => find(id)?.owner === owner && owner !== '',
    add({ steps, doneSteps = [], ...order }: RunOrder, more: Partial<Run> = {}): string {
      const id = Math.random().toString(36).slice(2)
      const items = [
        ...doneSteps.map((step): RunItem => ({ step, state: 'done' })),
        ...steps.map((step): RunItem => ({ step, state: 'waiting' })),
      ]
      const state = steps.length === 0 ? 'ended' : 'waiting'
      const run = {
        ...order,
        id,
        owner: lastOwner,
        at: Date.now(),
        state,
        notes: [],
        isUndo: false,
      } as const
      set([...get(), { ...run, items, ...more }])
      addGameChanges(doneSteps.flatMap(gameChangesOf))
      return id
    },
    /** Adds an unfinished run of an earlier page. */
    put(run: Run): void {
      set([...get(), run])
    },
    change,
    /** Changes all items of a run that are in one of these states. */
    turn(id: string, from: readonly ItemState[], state: ItemState): void {
      changeItems(id, (item) => (from.includes(item.state) ? changedItem(item, { state }) : item))
    },
    setItem(id: string, index: number, fields: Partial<RunItem>): void {
      const before = find(id)?.items ?? []
      changeItems(id, (item, at) => (at === index ? changedItem(item, fields) : item))
      const [item, next] = [before[index], find(id)?.items[index]]
      if (!item || !next || isWritten(item) || !isWritten(next)) return
      const followers = before.flatMap(({ step }) =>
        step.kind === 'changeOriginalPlans' ? step.code : [],
      )
      addGameChanges(gameChangesOf(next.step), followers)
    },
    /** Forgets a run, with the one that undid it. */
    remove(id: string): void {
      const gone = [id, find(id)?.undoneBy]
      set(get().filter((run) => !gone.includes(run.id)))
    },
    /** Forgets everything, at Logout. */
    leave(): void {
      lastOwner = ''
      set([])
      gameChanges.set([])
    },
  }
}

const isWritten = ({ state, isUnconfirmed }: RunItem) => state === 'done' && !isUnconfirmed

const storedGame = v.looseObject({
  eventName: v.string(),
  date: v.string(),
  time: v.string(),
  team: v.string(),
  plans: v.array(v.string()),
  eventIds: v.array(v.number()),
})
const storedChanges = v.array(
  v.object({
    before: v.nullable(storedGame),
    after: v.nullable(storedGame),
    at: v.number(),
    followers: v.array(v.string()),
  }),
)

/** How long a change is offered to customers, in milliseconds. */
const OFFERED_MS = 7 * 24 * 60 * 60 * 1000

/** A person's stored changes; none where they cannot be read. */
function readGameChanges(owner: string): readonly WrittenChange[] {
  const text = browserStore.get(`${GAME_CHANGES} ${owner}`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedChanges), text)
  if (!read.success) return []
  const all = read.output as unknown as readonly WrittenChange[]
  return all.filter(({ at }) => at > Date.now() - OFFERED_MS)
}

const stores = new WeakMap<QueryClient, RunStore>()

/** The runs of this tab: they last as long as its cache, also while a public page is open. */
export function runsOf(client: QueryClient): RunStore {
  const store = stores.get(client) ?? createRunStore()
  stores.set(client, store)
  return store
}

/** The start of a run's key in the browser's storage; the owner's mark and the run's id follow. */
export const RUN = 'game-plans.run'

/** The start of the key under which a person's checked-off customers are stored; the owner's mark follows. */
export const TOLD = 'game-plans.told'

/** The start of the key under which a person's changes of games are stored; the owner's mark follows. */
const GAME_CHANGES = 'game-plans.games'

/** The same as {@link RUN} in earlier versions, whose runs cannot be continued. */
export const OLD_RUN = 'game-plans.job'

/** The key of a run. */
export const keyOfRun = ({ owner, id }: { owner: string; id: string }) => `${RUN} ${owner} ${id}`

/** Has this person unfinished runs? Asked at each sign-in, before the engine is loaded. */
export const hasStoredRuns = (owner: string): boolean =>
  browserStore.keys().some((key) => key.startsWith(`${RUN} ${owner} `) || key.startsWith(OLD_RUN))

/** Removes the runs, changes and check marks of everybody else from this browser; for '' all of them. */
export function forgetOthersRuns(owner: string): void {
  for (const key of browserStore.keys()) {
    const [what, of] = key.split(' ')
    const isOnes = [RUN, TOLD, GAME_CHANGES].includes(what ?? '') || what?.startsWith(OLD_RUN)
    if (isOnes && of !== owner) browserStore.remove(key)
  }
}
