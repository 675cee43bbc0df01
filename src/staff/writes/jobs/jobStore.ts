import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '../../../lib/createStore'
import type { Step } from './step'

/* The jobs of a tab and where each of their steps stands, as a store. */

/**
 * What became of a step:
 * - `waiting`   its turn has not come
 * - `sent`      it left, and its answer has not come
 * - `done`      it was written
 * - `unchanged` it was so already, and nothing was sent
 * - `failed`    it is not done, and can be sent again
 * - `uncertain` it left, and nobody could be asked what became of it
 * - `changed`   somebody else's work stands in its place, and was left alone
 * - `not sent`  the job ended before its turn came
 */
export type ItemState =
  | 'waiting'
  | 'sent'
  | 'done'
  | 'unchanged'
  | 'failed'
  | 'uncertain'
  | 'changed'
  | 'not sent'

export interface JobItem {
  step: Step
  state: ItemState
  /** Why it is not done, as a sentence. */
  why?: string
  /** It has left once: where it is found done, it was this job that did it. */
  wasSent?: boolean
  /** It had left an earlier page, and the server, asked since, knew nothing of it. */
  wasMissed?: boolean
  /** The server took it, and did not list it: it is looked for again, not sent again. */
  wasTaken?: boolean
}

/** What a job is to do, in the words of a sentence's start: 'Importing 92 games', 'Imported 92 games'. */
export interface JobOrder {
  doing: string
  done: string
  steps: readonly Step[]
}

/**
 * Where a job stands: `waiting` for another job to end, `asking` after failures that look alike,
 * `stopped` at the end of the session, `ended` with whatever became of its items.
 */
export type JobState = 'waiting' | 'running' | 'paused' | 'asking' | 'stopped' | 'ended'

export interface Job extends Omit<JobOrder, 'steps'> {
  id: string
  /** Who started it, as a mark that names nobody. */
  owner: string
  state: JobState
  /** What stopped it, in words behind its name. */
  whyStopped?: string
  /** The browser keeps nothing of it: it ends with this tab. */
  isUnkept?: boolean
  items: readonly JobItem[]
  /** What taking a job back leaves as it is: sentences. */
  stays: readonly string[]
  /** The job that takes this one back. */
  undoneBy?: string
  isUndo: boolean
  /** It was cancelled, and only what has begun is brought to its end. */
  isEnding?: boolean
  /** A person wants nothing more of it: what is left is not offered again. */
  isCancelled?: boolean
}

/** What was said of it before is said no more. */
const inState = ({ why: _, ...item }: JobItem, fields: Partial<JobItem>) => ({ ...item, ...fields })

export type JobStore = ReturnType<typeof createJobStore>

function createJobStore() {
  const { get, set, subscribe } = createStore<readonly Job[]>([])
  let owner = ''
  const find = (id: string) => get().find((job) => job.id === id)
  const change = (id: string, fields: Partial<Job>) =>
    set(get().map((job) => (job.id === id ? { ...job, ...fields } : job)))
  return {
    get,
    find,
    subscribe,
    /** Who is signed in, as a mark; '' for nobody: what he had stays until it is another. */
    setOwner(next: string): void {
      owner = next
      if (next !== '' && get().some((job) => job.owner !== next)) {
        set(get().filter((job) => job.owner === next))
      }
    },
    owner: () => owner,
    isOwned: (id: string) => find(id)?.owner === owner && owner !== '',
    add(order: JobOrder, more: Partial<Job> = {}): string {
      const id = Math.random().toString(36).slice(2)
      const { doing, done, steps } = order
      const items = steps.map((step): JobItem => ({ step, state: 'waiting' }))
      const job = { id, owner, doing, done, state: 'waiting', stays: [], isUndo: false } as const
      set([...get(), { ...job, items, ...more }])
      return id
    },
    /** Takes in one that an earlier page left. */
    put(job: Job): void {
      set([...get(), job])
    },
    change,
    /** Changes all items of a job that are in one of these states. */
    turn(id: string, from: readonly ItemState[], state: ItemState): void {
      const items = find(id)?.items.map((item) =>
        from.includes(item.state) ? inState(item, { state }) : item,
      )
      if (items) change(id, { items })
    },
    setItem(id: string, index: number, fields: Partial<JobItem>): void {
      const items = find(id)?.items
      const item = items?.[index]
      if (items && item) change(id, { items: items.with(index, inState(item, fields)) })
    },
    /** Forgets a job, with the one that took it back; none given, all. */
    remove(id?: string): void {
      const gone = id === undefined ? get().map((job) => job.id) : [id, find(id)?.undoneBy]
      set(get().filter((job) => !gone.includes(job.id)))
    },
  }
}

const stores = new WeakMap<QueryClient, JobStore>()

/** The jobs of this tab: they live as long as its cache, also while a public page is looked at. */
export function jobsOf(client: QueryClient): JobStore {
  const store = stores.get(client) ?? createJobStore()
  stores.set(client, store)
  return store
}
