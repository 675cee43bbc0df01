import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '../../api/serverClock'
import { createStore } from '../../lib/externalStore'
import { memoizeByObject } from '../../lib/memoizeByObject'
import type { Failure } from '../../ui/FailureList'
import type { Step } from './steps/step'

/** What became of a step. */
export const ITEM_STATES = [
  'waiting', // Its turn has not come.
  'sent', // Its response has not come.
  'accepted', // It was written, and no read after it has shown it yet.
  'done', // A read after its write shows it.
  'unchanged', // It was done already, and nothing was sent.
  'failed', // It is not done, and can be sent again.
  'uncertain', // It was sent, and its result could not be found out.
  'changed', // Somebody else has changed or deleted the record, which was left alone.
  'not sent', // The run ended before its turn came.
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
  /** The server accepted it once: a new record is looked for again, not sent again. */
  wasAccepted?: boolean
}

/** Whether there is nothing more to do for a step. */
export const isDone = ({ state }: RunItem) => state === 'done' || state === 'unchanged'

/** What a run is to do. */
export interface RunOrder {
  /** The start of a sentence while it goes on: 'Importing 92 games'. */
  doing: string
  /** The start of a sentence when it has ended: 'Imported 92 games'. */
  done: string
  steps: readonly Step[]
  /** Steps that a dialog has done already: they are undone with the others. */
  doneSteps?: readonly Step[]
  /** What a dialog has deleted, by name: it is listed under 'Recently deleted'. */
  deleted?: string
  /** Set for a dialog's own run, where a person waits: a busy server is a failure at once. */
  failsWhenBusy?: boolean
  /** Nothing of a later phase is sent while a step of an earlier one is not done: deletes come last. */
  isStrict?: boolean
  /** It follows the save of a form: its result is shown on any page. */
  isSequel?: boolean
}

/**
 * The state of a run: `waiting` for another run to end, `asking` after failures that look alike,
 * `stopped` at the end of the session, `ended` with items in any state.
 */
export type RunState = 'waiting' | 'running' | 'paused' | 'asking' | 'stopped' | 'ended'

export interface Run extends Omit<RunOrder, 'steps' | 'doneSteps'> {
  id: string
  /** Who started it, by the hash of their e-mail address. */
  owner: string
  /** Milliseconds since 1970 by the server's clock. */
  at: number
  state: RunState
  /** What stopped it, as text that follows its name; the end of the session where left out. */
  whyStopped?: string | undefined
  /** The browser stores nothing of it: it ends with this tab. */
  isUnstored?: boolean
  items: readonly RunItem[]
  /** What an undo cannot bring back. */
  notes: readonly Failure[]
  /** The run that undoes this one. */
  undoneBy?: string
  isUndo?: boolean
  /** It was canceled: what remains is not offered again. */
  isCancelled?: boolean
}

/** A changed item, without the reason it had before. */
export const changedItem = (item: RunItem, change: Partial<RunItem>): RunItem => ({
  ...item,
  why: undefined,
  said: undefined,
  ...change,
})

export type RunStore = ReturnType<typeof createRunStore>

function createRunStore() {
  const { get, set, subscribe } = createStore<readonly Run[]>([])
  const writtenListeners = new Set<(steps: readonly Step[], run: Run) => void>()
  /** Who is signed in, and who was last, by the hash of the e-mail address; '' for nobody. */
  let currentOwner = ''
  let lastOwner = ''
  const find = (id: string) => get().find((run) => run.id === id)
  const change = (id: string, fields: Partial<Run>) =>
    set(get().map((run) => (run.id === id ? { ...run, ...fields } : run)))
  /** Changes all items of a run that are in one of these states. */
  function changeStates(id: string, from: readonly ItemState[], state: ItemState): void {
    const changed = (item: RunItem) =>
      from.includes(item.state) ? changedItem(item, { state }) : item
    change(id, { items: find(id)?.items.map(changed) ?? [] })
  }
  function reportWritten(steps: readonly Step[], id: string): void {
    const run = find(id)
    if (run) for (const listener of writtenListeners) listener(steps, run)
  }
  return {
    get,
    find,
    subscribe,
    /** Calls back with steps that are known to be written, and their run. */
    onWritten: (listener: (steps: readonly Step[], run: Run) => void) =>
      void writtenListeners.add(listener),
    /** Another person's runs are forgotten. */
    signIn(owner: string): void {
      currentOwner = owner
      lastOwner = owner
      set(get().filter((run) => run.owner === owner))
    },
    /** The session has ended: the person's runs stay until another one signs in. */
    endSession(): void {
      currentOwner = ''
    },
    /** Forgets everything. */
    logOut(): void {
      currentOwner = ''
      lastOwner = ''
      set([])
    },
    currentOwner: () => currentOwner,
    lastOwner: () => lastOwner,
    isOwned: (id: string) => find(id)?.owner === currentOwner && currentOwner !== '',
    add({ steps, doneSteps = [], ...order }: RunOrder, more: Partial<Run> = {}): string {
      const id = Math.random().toString(36).slice(2)
      const items = [
        ...doneSteps.map((step): RunItem => ({ step, state: 'done' })),
        ...steps.map((step): RunItem => ({ step, state: 'waiting' })),
      ]
      const state = steps.length === 0 ? 'ended' : 'waiting'
      const start = { id, owner: lastOwner, at: serverNow(), state, notes: [] } as const
      set([...get(), { ...order, ...start, items, ...more }])
      reportWritten(doneSteps, id)
      return id
    },
    /** Adds an unfinished run of an earlier page. */
    restore: (run: Run) => set([...get(), run]),
    change,
    setItem(id: string, index: number, fields: Partial<RunItem>): void {
      const items = find(id)?.items ?? []
      const item = items[index]
      if (!item) return
      const next = changedItem(item, fields)
      change(id, { items: items.with(index, next) })
      if (item.state !== 'done' && next.state === 'done') reportWritten([next.step], id)
    },
    changeStates,
    /** Sends nothing more of it, and offers nothing of it again. */
    end(id: string): void {
      changeStates(id, ['waiting'], 'not sent')
      change(id, { state: 'ended', isCancelled: true })
    },
    /** Forgets a run, with the one that undid it. */
    remove(id: string): void {
      const gone = [id, find(id)?.undoneBy]
      set(get().filter((run) => !gone.includes(run.id)))
    },
  }
}

/** The runs of this tab: they last as long as its cache, also while a public page is open. */
export const runsOf = memoizeByObject<QueryClient, RunStore>(createRunStore)
