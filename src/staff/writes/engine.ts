import type { QueryClient } from '@tanstack/react-query'
import { nullOnApiError } from '../../api/errors'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { claimForTab, runExclusively, whenAborted } from '../../lib/tabLocks'
import { readStored, storeChanges } from './journal'
import { runSteps } from './runSteps'
import { type ItemState, type Run, type RunItem, runsOf } from './runStore'
import { remainingOf } from './runText'
import { awaitSavedRow } from './savedRows'
import { serverCalls } from './steps/serverCalls'
import { sharedLists } from './steps/sharedLists'
import { inverseOf, typeOf } from './steps/stepTypes'

const FAILED: readonly ItemState[] = ['failed', 'uncertain']
const REMAINING: readonly ItemState[] = ['not sent', ...FAILED]

const wait = (seconds: number, signal: AbortSignal) =>
  Promise.race([
    new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
    whenAborted(signal),
  ])

/** Claims a run for this tab: the other tabs leave it alone. */
const holdRun = (id: string) => claimForTab(`game-plans run ${id}`)

function createEngine(client: QueryClient) {
  const store = runsOf(client)
  /** Runs that have not ended, by id. */
  const going = new Map<string, { stop: AbortController; ended: Promise<void> }>()
  storeChanges(store)
  // When the session ends or somebody else signs in, no run waits any longer.
  store.subscribe(() => {
    for (const [id, { stop }] of going) if (!store.isOwned(id)) stop.abort()
  })

  /**
   * Sends what waits of a run, and its items in these states, unless it is going or was undone.
   * @returns it, when it has ended, in any state.
   */
  async function run(id: string, states: readonly ItemState[] = []): Promise<Run | undefined> {
    const now = store.find(id)
    if (now && !now.undoneBy && !going.has(id)) {
      store.change(id, { state: 'waiting', isCancelled: false, whyStopped: undefined })
      store.changeStates(id, states, 'waiting')
      void holdRun(id)
      const stop = new AbortController()
      const ended = runExclusively('game-plans runs', stop.signal, () =>
        send(id, stop.signal),
      ).finally(() => settle(id))
      going.set(id, { stop, ended })
    }
    await going.get(id)?.ended
    return store.find(id)
  }
  /** Runs the steps as one mutation: the lists are read again once, when all steps have ended. */
  async function send(id: string, signal: AbortSignal): Promise<void> {
    const now = store.find(id)
    if (now === undefined) return
    store.change(id, { state: 'running' })
    const mutationFn = () =>
      runSteps(now, {
        calls: serverCalls(client),
        signal,
        isOwned: () => store.isOwned(id),
        onChange: (index, change) => store.setItem(id, index, change),
        wait,
      }).finally(() => awaitSavedRow(now.items.length))
    try {
      const state = await client
        .getMutationCache()
        .build(client, { mutationFn, meta: { invalidates: invalidatedBy(now.items) } })
        .execute(undefined)
      store.change(id, { state })
    } catch (error) {
      store.change(id, { state: 'stopped', whyStopped: 'something went wrong' })
      throw error
    }
  }
  function settle(id: string): void {
    going.delete(id)
    // It was paused before its turn.
    if (store.find(id)?.state === 'waiting')
      store.change(id, { state: store.isOwned(id) ? 'paused' : 'stopped' })
    const { state, isCancelled } = store.find(id) ?? {}
    if (state === 'stopped') store.changeStates(id, ['waiting', 'sent'], 'not sent')
    if (isCancelled) store.end(id)
  }

  return {
    run,
    /** Steps on their way end. */
    pause: (id: string) => going.get(id)?.stop.abort(),
    resume: (id: string) => run(id, ['not sent']),
    retry: (id: string) => run(id, FAILED),
    /** Sends no further step; those on their way end. */
    cancel(id: string): void {
      store.change(id, { isCancelled: true })
      if (going.has(id)) going.get(id)?.stop.abort()
      else store.end(id)
    },
    /**
     * Undoes a run, once its steps on their way have ended. An undo that was interrupted goes on.
     * Resolves to the run that undoes it, when that has ended.
     */
    async undo(id: string): Promise<Run | undefined> {
      going.get(id)?.stop.abort()
      await going.get(id)?.ended
      const undone = store.find(id)
      // What blocked it may be gone.
      if (undone?.undoneBy) return run(undone.undoneBy, [...REMAINING, 'changed'])
      return undone && run(addUndo(undone))
    },
    /** Adds the unfinished runs of earlier pages of this person, unless another tab has them. */
    async takeStored(owner: string): Promise<number> {
      const { runs, damaged } = readStored(owner)
      for (const one of runs) {
        if (one.state !== 'ended' && !(await holdRun(one.id))) continue
        if (!store.find(one.id) && store.signedIn() === owner) store.restore(one)
      }
      for (const one of runs) await markDone(one)
      return damaged
    },
  }

  /** Also ends the run: the rest of it would bring back a part. */
  function addUndo({ id, doing, done, items, deleted, isStrict }: Run): string {
    const { steps, notes } = inverseOf(
      items.flatMap(({ state, step }) => (state === 'done' || state === 'accepted' ? step : [])),
    )
    const words = deleted
      ? { doing: `Restoring ${deleted}`, done: `Restored ${deleted}` }
      : { doing: `Undoing “${done}”`, done: `${doing} was undone` }
    const undoneBy = store.add({ ...words, deleted, isStrict, steps }, { notes, isUndo: true })
    store.change(id, { undoneBy })
    store.end(id)
    return undoneBy
  }

  /** Finds out which steps are done by now, before the rest is offered. */
  async function markDone({ id, items }: Run): Promise<void> {
    const calls = sharedLists(serverCalls(client)).of([])
    const isStopped = () => store.find(id)?.state === 'stopped'
    for (const [index, { step, state, wasSent }] of items.entries()) {
      if (!REMAINING.includes(state) || !isStopped()) continue
      const result = await typeOf(step).check(step, calls).catch(nullOnApiError)
      if (result === null || !isStopped()) return
      if (result.status === 'done')
        store.setItem(id, index, { state: wasSent ? 'done' : 'unchanged' })
    }
    if (isStopped() && remainingOf(store.find(id)?.items ?? []) === 0)
      store.change(id, { state: 'ended' })
  }
}

/** The keys of the queries whose data these steps change, each once. */
const invalidatedBy = (items: readonly RunItem[]) => {
  const keys = items.flatMap(({ step }) => typeOf(step).invalidates(step))
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

/** The engine of this tab, which sends the steps of runs. */
export const engineOf = memoizeByObject(createEngine)
