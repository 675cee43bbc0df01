import type { QueryClient } from '@tanstack/react-query'
import { nullIfUnanswered } from '../../api/errors'
import { oncePer } from '../../lib/oncePer'
import { holdInTab, oneAtATime, whenAborted } from '../../lib/tabLocks'
import { awaitSavedRow } from '../../ui/grid/savedRows'
import { readStored, storeChanges } from './journal'
import { runSteps } from './runSteps'
import { type ItemState, isDone, type Run, type RunItem, runsOf } from './runStore'
import { countsOf, remainingOf } from './runText'
import { serverCalls } from './steps/serverCalls'
import { sharedLists } from './steps/sharedLists'
import { inverseOf, typeOf } from './steps/stepTypes'

const SESSION_OVER = 'your session ended'

const NOT_SENT: readonly ItemState[] = ['waiting', 'not sent']
const FAILED: readonly ItemState[] = ['failed', 'uncertain']
const REMAINING: readonly ItemState[] = ['not sent', ...FAILED]

const wait = (seconds: number, signal: AbortSignal) =>
  Promise.race([
    new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
    whenAborted(signal),
  ])

/** Other tabs leave a run alone that one has. */
const holdRun = (id: string) => holdInTab(`game-plans run ${id}`)

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
      store.change(id, { state: 'waiting' })
      if (states.length > 0) store.change(id, { isCancelled: false })
      store.turn(id, states, 'waiting')
      void holdRun(id)
      const stop = new AbortController()
      const ended = oneAtATime('game-plans runs', stop.signal, () => send(id, stop.signal))
        .then(() => settle(id))
        .finally(() => going.delete(id))
      going.set(id, { stop, ended })
    }
    await going.get(id)?.ended
    return store.find(id)
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
        maxDeferrals: failsWhenBusy ? 0 : undefined,
        // What somebody else took away meanwhile holds up no undo.
        isBlocking: (item) =>
          isStrict === true && !isDone(item) && !(isUndo && item.state === 'changed'),
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
  function settle(id: string): void {
    const now = store.find(id)
    // It was paused before its turn.
    if (now?.state === 'waiting') {
      if (store.isOwned(id)) store.change(id, { state: 'paused' })
      else stopAll(id, SESSION_OVER)
    }
    if (now?.isCancelled) store.end(id)
  }
  function stopAll(id: string, whyStopped: string): void {
    store.change(id, { state: 'stopped', whyStopped })
    store.turn(id, ['waiting', 'sent'], 'not sent')
  }

  return {
    run,
    /** Steps on their way end. */
    pause: (id: string) => going.get(id)?.stop.abort(),
    resume: (id: string) => run(id, NOT_SENT),
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
      if (undone === undefined) return undefined
      // What blocked it may be gone.
      if (undone.undoneBy) return run(undone.undoneBy, [...REMAINING, 'changed'])
      return run(addUndo(undone))
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
  function addUndo({ id, doing, done, items, deleted, isStrict }: Run): string {
    const { steps, notes } = inverseOf(
      items.filter(({ state }) => state === 'done').map(({ step }) => step),
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
    for (const [index, { step, state, wasSent }] of items.entries()) {
      if (!REMAINING.includes(state) || store.find(id)?.state !== 'stopped') continue
      const result = await typeOf(step).check(step, calls).catch(nullIfUnanswered)
      if (result === null || store.find(id)?.state !== 'stopped') return
      if (result.status === 'done')
        store.setItem(id, index, { state: wasSent ? 'done' : 'unchanged' })
    }
    const now = store.find(id)
    if (now?.state === 'stopped' && remainingOf(countsOf(now.items)) === 0) {
      store.change(id, { state: 'ended' })
    }
  }
}

/** What these steps make stale, each once. */
const staleAfter = (items: readonly RunItem[]) => {
  const keys = items.flatMap(({ step }) => typeOf(step).invalidates(step))
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

/** The engine of this tab, which sends the steps of runs. */
export const engineOf = oncePer(createEngine)
