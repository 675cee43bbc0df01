import type { QueryClient } from '@tanstack/react-query'
import { nullOnApiError } from '../../api/errors'
import { memoizeByObject } from '../../lib/memoizeByObject'
import { claimForTab, runExclusively, whenAborted } from '../../lib/tabLocks'
import { readStored, storeChanges } from './journal'
import { runSteps } from './runSteps'
import { type ItemState, type Run, type RunItem, runsOf } from './runStore'
import { remainingCount } from './runText'
import { awaitSavedRow } from './savedRows'
import { serverCalls, sharedLists } from './steps/serverCalls'
import { inverseSteps, stepTypeOf } from './steps/stepTypes'

const FAILED: readonly ItemState[] = ['failed', 'uncertain']
const REMAINING: readonly ItemState[] = ['not sent', ...FAILED]

const wait = (seconds: number, signal: AbortSignal) =>
  Promise.race([
    new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
    whenAborted(signal),
  ])

/** Claims a run for this tab, so that other tabs ignore it. */
const claimRun = (id: string) => claimForTab(`game-plans run ${id}`)

function createEngine(client: QueryClient) {
  const store = runsOf(client)
  /** Runs that have not ended, by id. */
  const active = new Map<string, { stop: AbortController; ended: Promise<void> }>()
  storeChanges(store)
  // When the session ends or another person signs in, no run keeps waiting.
  store.subscribe(() => {
    for (const [id, { stop }] of active) if (!store.isOwned(id)) stop.abort()
  })

  /**
   * Sends the waiting items of a run and its items in these states, unless the run is active or was
   * undone.
   * @returns the run after it has ended, in any state.
   */
  async function run(id: string, states: readonly ItemState[] = []): Promise<Run | undefined> {
    const stored = store.find(id)
    if (stored && !stored.undoneBy && !active.has(id)) {
      store.change(id, { state: 'waiting', isCancelled: false, whyStopped: undefined })
      store.changeStates(id, states, 'waiting')
      void claimRun(id)
      const stop = new AbortController()
      const ended = runExclusively('game-plans runs', stop.signal, () =>
        send(id, stop.signal),
      ).finally(() => settle(id))
      active.set(id, { stop, ended })
    }
    await active.get(id)?.ended
    return store.find(id)
  }

  /** Runs the steps as one mutation, so that lists are refetched once, after the last step. */
  async function send(id: string, signal: AbortSignal): Promise<void> {
    const started = store.find(id)
    if (started === undefined) return
    store.change(id, { state: 'running' })
    const mutationFn = () =>
      runSteps(started, {
        calls: serverCalls(client),
        signal,
        isOwned: () => store.isOwned(id),
        onChange: (index, change) => store.setItem(id, index, change),
        wait,
      }).finally(() => awaitSavedRow(started.items.length))
    try {
      const state = await client
        .getMutationCache()
        .build(client, { mutationFn, meta: { invalidates: invalidatedBy(started.items) } })
        .execute(undefined)
      store.change(id, { state })
    } catch (error) {
      store.change(id, { state: 'stopped', whyStopped: 'something went wrong' })
      throw error
    }
  }

  /** Sets the final states of a run and its items. */
  function settle(id: string): void {
    active.delete(id)
    // The run was paused before its turn.
    if (store.find(id)?.state === 'waiting')
      store.change(id, { state: store.isOwned(id) ? 'paused' : 'stopped' })
    const { state, isCancelled } = store.find(id) ?? {}
    if (state === 'stopped') store.changeStates(id, ['waiting', 'sent'], 'not sent')
    if (isCancelled) store.end(id)
  }

  /** Adds the run that undoes a run. Ends that run, as its remaining steps would redo a part. */
  function addUndo({ id, doing, done, items, deleted, isStrict }: Run): string {
    const written = items.filter(({ state }) => state === 'done' || state === 'accepted')
    const { steps, notes } = inverseSteps(written.map(({ step }) => step))
    const words = deleted
      ? { doing: `Restoring ${deleted}`, done: `Restored ${deleted}` }
      : { doing: `Undoing “${done}”`, done: `${doing} was undone` }
    const undoneBy = store.add({ ...words, deleted, isStrict, steps }, { notes, isUndo: true })
    store.change(id, { undoneBy })
    store.end(id)
    return undoneBy
  }

  /** Finds out which steps of a stored run are already done, before offering the remaining ones. */
  async function markDone({ id, items }: Run): Promise<void> {
    const calls = sharedLists(serverCalls(client)).callsFor([])
    const isStopped = () => store.find(id)?.state === 'stopped'
    for (const [index, { step, state, wasSent }] of items.entries()) {
      if (!REMAINING.includes(state) || !isStopped()) continue
      const result = await stepTypeOf(step).check(step, calls).catch(nullOnApiError)
      if (result === null || !isStopped()) return
      if (result.status === 'done')
        store.setItem(id, index, { state: wasSent ? 'done' : 'unchanged' })
    }
    if (isStopped() && remainingCount(store.find(id)?.items ?? []) === 0)
      store.change(id, { state: 'ended' })
  }

  return {
    run,
    /** Sends no further step for now. Sent steps still end. */
    pause: (id: string) => active.get(id)?.stop.abort(),
    resume: (id: string) => run(id, ['not sent']),
    retry: (id: string) => run(id, FAILED),
    /** Sends no further step. Sent steps still end. */
    cancel(id: string): void {
      store.change(id, { isCancelled: true })
      if (active.has(id)) active.get(id)?.stop.abort()
      else store.end(id)
    },
    /**
     * Undoes a run after its sent steps have ended. Continues an interrupted undo. Resolves to the
     * undoing run after it has ended.
     */
    async undo(id: string): Promise<Run | undefined> {
      active.get(id)?.stop.abort()
      await active.get(id)?.ended
      const undone = store.find(id)
      // Retries blocked steps, because the cause may be gone.
      if (undone?.undoneBy) return run(undone.undoneBy, [...REMAINING, 'changed'])
      return undone && run(addUndo(undone))
    },
    /**
     * Adds this person's unfinished runs of earlier pages, unless another tab has claimed them.
     * @returns the number of unreadable stored runs.
     */
    async takeStored(owner: string): Promise<number> {
      const { runs, damaged } = readStored(owner)
      for (const stored of runs) {
        if (stored.state !== 'ended' && !(await claimRun(stored.id))) continue
        if (!store.find(stored.id) && store.currentOwner() === owner) store.restore(stored)
      }
      for (const stored of runs) await markDone(stored)
      return damaged
    },
  }
}

/** The distinct keys of the queries whose data these steps change. */
function invalidatedBy(items: readonly RunItem[]) {
  const keys = items.flatMap(({ step }) => stepTypeOf(step).invalidates(step))
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

/** The engine of this tab, which sends the steps of runs. */
export const engineOf = memoizeByObject(createEngine)
