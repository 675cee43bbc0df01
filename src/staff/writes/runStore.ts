import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '../../api/serverClock'
import { createStore } from '../../lib/externalStore'
import { memoizeByObject } from '../../lib/memoizeByObject'
import type { Failure } from '../../ui/FailureList'
import type { Step } from './steps/step'

/** The states of a step in a run. */
export const ITEM_STATES = [
  'waiting', // Its turn has not come.
  'sent', // Its response has not come.
  'accepted', // It was written, but no later read has shown it yet.
  'done', // A read after its write shows it.
  'unchanged', // It was already done, so nothing was sent.
  'failed', // It isn't done, and can be sent again.
  'uncertain', // It was sent, but its result is unknown.
  'changed', // Another person has changed or deleted the record, so nothing was sent.
  'not sent', // The run ended before its turn came.
] as const
export type ItemState = (typeof ITEM_STATES)[number]

export interface RunItem {
  step: Step
  state: ItemState
  /** A sentence about why it isn't done, or what its write omitted. */
  why?: string
  /** Set if `why` is the server's own text: it refused the write, or gave a reason. */
  said?: 'refused' | 'explained'
  /** Whether it was ever sent. If it is found done, this run did it. */
  wasSent?: boolean
  /** Whether the server ever accepted it. A new record is then looked for, not sent again. */
  wasAccepted?: boolean
}

/** Whether there is nothing more to do for a step. */
export const isDone = ({ state }: RunItem) => state === 'done' || state === 'unchanged'

/** The description of a new run. */
export interface RunOrder {
  /** The start of its sentence while running: 'Importing 92 games'. */
  doing: string
  /** The start of its sentence after it has ended: 'Imported 92 games'. */
  done: string
  steps: readonly Step[]
  /** Steps that a dialog has already done. They are undone together with the others. */
  doneSteps?: readonly Step[]
  /** The name of the record that a dialog has deleted, listed under 'Recently deleted'. */
  deleted?: string
  /** Whether a busy server is an immediate failure, for dialogs where the person waits. */
  failsWhenBusy?: boolean
  /** Whether a phase starts only after all steps of earlier phases are done. Deletes come last. */
  isStrict?: boolean
  /** Whether it follows the save of a form, so that its result is shown on any page. */
  isSequel?: boolean
}

/**
 * The state of a run: `waiting` for another run to end, `asking` the person after similar failures,
 * `stopped` at the end of the session, `ended` with items in any state.
 */
export type RunState = 'waiting' | 'running' | 'paused' | 'asking' | 'stopped' | 'ended'

export interface Run extends Omit<RunOrder, 'steps' | 'doneSteps'> {
  id: string
  /** The person who started it, as the hash of their email address. */
  owner: string
  /** When it was started, in milliseconds since 1970 by the server's clock. */
  at: number
  state: RunState
  /** What stopped it, as text that follows its name; by default, the end of the session. */
  whyStopped?: string | undefined
  /** Whether the browser can't store it, so that it ends with this tab. */
  isUnstored?: boolean
  items: readonly RunItem[]
  /** What an undo can't restore. */
  notes: readonly Failure[]
  /** The id of the run that undoes this run. */
  undoneBy?: string
  isUndo?: boolean
  /** Whether it was canceled. Its remaining steps aren't offered again. */
  isCancelled?: boolean
}

/** The item with a change, and without its previous reason. */
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
  /** The persons who are signed in now, and were last, as hashes of their emails; '' for nobody. */
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
    /** Calls the listener with steps that are known to be written, and their run. */
    onWritten: (listener: (steps: readonly Step[], run: Run) => void) =>
      void writtenListeners.add(listener),
    /** Forgets the runs of other persons. */
    signIn(owner: string): void {
      currentOwner = owner
      lastOwner = owner
      set(get().filter((run) => run.owner === owner))
    },
    /** Called when the session ends. Keeps the person's runs until another person signs in. */
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
    /** Ends a run: sends and offers none of its remaining steps. */
    end(id: string): void {
      changeStates(id, ['waiting'], 'not sent')
      change(id, { state: 'ended', isCancelled: true })
    },
    /** Forgets a run and its undo. */
    remove(id: string): void {
      const gone = [id, find(id)?.undoneBy]
      set(get().filter((run) => !gone.includes(run.id)))
    },
  }
}

/** The runs of this tab. They last as long as its query cache, also while a public page is open. */
export const runsOf = memoizeByObject<QueryClient, RunStore>(createRunStore)
