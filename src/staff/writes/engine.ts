import type { QueryClient } from '@tanstack/react-query'
import { nullIfUnanswered } from '../../api/errors'
import { readStored, storeChanges } from './journal'
import { runSteps, sharedLists } from './runSteps'
import { type ItemState, isDone, type Run, type RunItem, runsOf } from './runStore'
import { countsOf, remainingOf } from './runText'
import { awaitSavedRow } from './savedRows'
import { serverCalls } from './steps/serverCalls'
import { inverseOf, typeOf } from './steps/stepTypes'

const SESSION_OVER = 'your session ended'

const NOT_SENT: readonly ItemState[] = ['waiting', 'not sent']
const REMAINING: readonly ItemState[] = ['not sent', 'failed', 'uncertain']

const wait = (seconds: number, signal: AbortSignal) =>
  Promise.race([
    new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
    whenAborted(signal),
  ])

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

function createEngine(client: QueryClient) {
  const store = runsOf(client)
  /** Runs that have not ended, by id. */
  const going = new Map<string, { stop: AbortController; ended: Promise<void> }>()
  storeChanges(store)
  // When the session ends or somebody else signs in, no run waits any longer.
  store.subscribe(() => {
    for (const [id, { stop }] of going) if (!store.isOwned(id)) stop.abort()
  })

  function run(id: string): Promise<void> {
    const stop = new AbortController()
    const ended = runInTurn(id, stop.signal).finally(() => going.delete(id))
    going.set(id, { stop, ended })
    return ended
  }
  async function runInTurn(id: string, signal: AbortSignal): Promise<void> {
    store.change(id, { state: 'waiting' })
    void holdRun(id)
    try {
      await oneAtATime(signal, () => send(id, signal))
    } finally {
      const now = store.find(id)
      // It was paused before its turn.
      if (now?.state === 'waiting') {
        if (store.isOwned(id)) store.change(id, { state: 'paused' })
        else stopAll(id, SESSION_OVER)
      }
      if (now?.isCancelled) end(id)
    }
  }
  /** Runs the steps as one mutation: the lists are read again once, when all steps have ended. */
  async function send(id: string, signal: AbortSignal): Promise<void> {
    const { items = [], failsWhenBusy, isStrict, isUndo } = store.find(id) ?? {}
    store.change(id, { state: 'running' })
    const mutationFn = () =>
      runSteps({
        items,
        calls: serverCalls(client),
        signal,
        isOwned: () => store.isOwned(id),
        onChange: (index, change) => store.setItem(id, index, change),
        wait,
        ...(failsWhenBusy && { maxDeferrals: 0 }),
        ...(isStrict && { isBlocking: isBlocking(isUndo) }),
      }).finally(() => awaitSavedRow(items.length))
    try {
      const state = await client
        .getMutationCache()
        .build(client, { mutationFn, meta: { invalidates: staleAfter(items) } })
        .execute(undefined)
      store.change(id, { state })
      if (state === 'stopped') stopAll(id, SESSION_OVER)
    } catch (error) {
      stopAll(id, 'something went wrong')
      throw error
    }
  }
  function stopAll(id: string, whyStopped: string): void {
    store.change(id, { state: 'stopped', whyStopped })
    store.turn(id, ['waiting', 'sent'], 'not sent')
  }
  async function again(id: string, states: readonly ItemState[]): Promise<Run | undefined> {
    const now = store.find(id)
    if (!now || now.undoneBy || going.has(id)) return undefined
    store.change(id, { isCancelled: false })
    store.turn(id, states, 'waiting')
    await run(id)
    return store.find(id)
  }
  /** Sends nothing more of it, and offers nothing of it again. */
  function end(id: string): void {
    store.turn(id, ['waiting'], 'not sent')
    store.change(id, { state: 'ended', isCancelled: true })
  }

  return {
    /** Resolves when the run has ended, in any state. */
    async run(id: string): Promise<Run | undefined> {
      await run(id)
      return store.find(id)
    },
    pause: (id: string) => going.get(id)?.stop.abort(),
    resume: (id: string) => again(id, NOT_SENT),
    retry: (id: string) => again(id, ['failed', 'uncertain']),
    /** Sends no further step; those on their way end. */
    cancel(id: string): void {
      store.change(id, { isCancelled: true })
      const run = going.get(id)
      if (run) run.stop.abort()
      else end(id)
    },
    /**
     * Undoes a run, once its steps on their way have ended. An undo that was interrupted goes on.
     * Resolves to the run that undoes it, when that has ended.
     */
    async undo(id: string): Promise<Run | undefined> {
      going.get(id)?.stop.abort()
      await going.get(id)?.ended
      const run = store.find(id)
      if (run === undefined) return undefined
      const undoneBy = run.undoneBy ?? startUndo(run)
      // What blocked it may be gone.
      if (run.undoneBy) void again(undoneBy, [...REMAINING, 'changed'])
      await going.get(undoneBy)?.ended
      return store.find(undoneBy)
    },
    /** Adds the unfinished runs of earlier pages of this person, unless another tab has them. */
    async takeStored(owner: string): Promise<number> {
      const { runs, damaged } = readStored(owner)
      for (const one of runs) {
        if (one.state !== 'ended' && !(await holdRun(one.id))) continue
        if (!store.find(one.id) && store.owner() === owner) store.put(one)
      }
      for (const one of runs) await markDone(one)
      return damaged
    },
  }

  /** Also ends the run: the rest of it would bring back a part. */
  function startUndo({ id, doing, done, items, deleted, isStrict }: Run): string {
    const steps = items.filter(({ state }) => state === 'done').map(({ step }) => step)
    const inverse = inverseOf(steps)
    const words = deleted
      ? { doing: `Restoring ${deleted}`, done: `Restored ${deleted}`, deleted }
      : { doing: `Undoing “${done}”`, done: `${doing} was undone` }
    const undoneBy = store.add(
      { ...words, steps: inverse.steps, ...(isStrict && { isStrict }) },
      { notes: inverse.notes, isUndo: true },
    )
    store.change(id, { undoneBy })
    end(id)
    void run(undoneBy)
    return undoneBy
  }

  /** Finds out which steps are done by now, before the rest is offered. */
  async function markDone({ id, items }: Run): Promise<void> {
    const calls = sharedLists(serverCalls(client)).of([])
    for (const [index, { step, state, wasSent }] of items.entries()) {
      const type = typeOf(step)
      if (!type || !REMAINING.includes(state) || store.find(id)?.state !== 'stopped') continue
      const look = await type.look(step, calls).catch(nullIfUnanswered)
      if (look === null || store.find(id)?.state !== 'stopped') return
      if (look.is === 'done') store.setItem(id, index, { state: wasSent ? 'done' : 'unchanged' })
    }
    const now = store.find(id)
    if (now?.state === 'stopped' && remainingOf(countsOf(now.items)) === 0) {
      store.change(id, { state: 'ended' })
    }
  }
}

/** What somebody else took away meanwhile holds up no undo. */
const isBlocking =
  (isUndo = false) =>
  (item: RunItem) =>
    !isDone(item) && !(isUndo && item.state === 'changed')

const staleAfter = (items: readonly RunItem[]) => {
  const keys = items.flatMap(({ step }) => typeOf(step)?.touches(step) ?? [])
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

const engines = new WeakMap<QueryClient, ReturnType<typeof createEngine>>()

/** The engine of this tab, which sends the steps of runs. */
export function engineOf(client: QueryClient) {
  const engine = engines.get(client) ?? createEngine(client)
  engines.set(client, engine)
  return engine
}

/*
 * Tabs of one browser know each other's runs by locks. Without locks, as on a page without https, each
 * tab is on its own.
 */

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a task when no other run of this browser is going, in any of its tabs. Does not run it when the
 * signal comes before its turn.
 */
async function oneAtATime(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  let hasBegun = false
  const turn = async () => {
    hasBegun = !signal.aborted
    if (hasBegun) await task()
  }
  const mine = navigator.locks ? navigator.locks.request('game-plans runs', turn) : last.then(turn)
  last = mine.catch(() => {})
  await Promise.race([mine, whenAborted(signal)])
  if (hasBegun) await mine
}

const held = new Set<string>()

/**
 * Claims a run for this tab, as long as the tab is open.
 * @returns false when another tab has it.
 */
function holdRun(id: string): Promise<boolean> {
  if (held.has(id) || navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`game-plans run ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      held.add(id)
      return new Promise(() => {})
    })
  })
}
