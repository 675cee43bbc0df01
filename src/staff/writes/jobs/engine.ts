import type { QueryClient } from '@tanstack/react-query'
import { asOneWrite } from '../../../api/writes/asOneWrite'
import { nullIfUnanswered } from '../save/unknown'
import { countsOf, leftOf } from './figures'
import { freshLists } from './freshLists'
import { jobCalls } from './jobCalls'
import { type ItemState, type Job, jobsOf } from './jobStore'
import { keepJournal, keepWordsAlone, leftJobs } from './journal'
import { kindOf } from './kinds/kinds'
import { holdJob, oneAtATime } from './oneAtATime'
import { openSwaps } from './openSwaps'
import { runSteps } from './runSteps'
import { inverseOf } from './takeBack'

const OVER = 'the session ended before its end'

/** What has not left yet. */
const NOT_LEFT: readonly ItemState[] = ['waiting', 'not sent']
const LEFT: readonly ItemState[] = ['not sent', 'failed', 'uncertain']

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function createEngine(client: QueryClient) {
  const store = jobsOf(client)
  const stops = new Map<string, AbortController>()
  keepJournal(store)

  async function run(id: string): Promise<void> {
    const stop = new AbortController()
    stops.set(id, stop)
    store.change(id, { state: 'waiting' })
    void holdJob(id)
    try {
      await oneAtATime(stop.signal, () => take(id, stop.signal))
    } finally {
      // Another run of it may have begun since.
      if (stops.get(id) === stop) stops.delete(id)
      const job = store.find(id)
      // It was called off before its turn.
      if (job?.state === 'waiting') store.change(id, { state: 'paused' })
    }
  }
  /** The lists are read again once, when all steps of the run have ended. */
  async function take(id: string, signal: AbortSignal): Promise<void> {
    const { items = [] } = store.find(id) ?? {}
    store.change(id, { state: 'running' })
    try {
      const end = await asOneWrite(client, staleAfter(items), () =>
        runSteps({
          items,
          calls: jobCalls(client),
          signal,
          isOwned: () => store.isOwned(id),
          tell: (index, change) => store.setItem(id, index, change),
          wait,
        }),
      )
      store.change(id, { state: end, whyStopped: OVER })
      if (end === 'stopped') store.turn(id, ['waiting'], 'not sent')
    } catch (error) {
      store.change(id, { state: 'stopped', whyStopped: 'something went wrong' })
      store.turn(id, ['waiting', 'sent'], 'not sent')
      throw error
    }
  }
  const again = (id: string, states: readonly ItemState[]) => {
    const job = store.find(id)
    if (!job || job.undoneBy || job.state === 'running' || job.state === 'waiting') return
    store.change(id, { isCancelled: false })
    store.turn(id, states, 'waiting')
    void run(id)
  }

  return {
    run: (id: string) => void run(id),
    pause: (id: string) => stops.get(id)?.abort(),
    resume: (id: string) => again(id, NOT_LEFT),
    retry: (id: string) => again(id, ['failed', 'uncertain']),
    /** What is on its way ends, and a swap that has begun is finished, so that no game stays half way. */
    async cancel(id: string): Promise<void> {
      if (store.find(id)?.isEnding) return
      store.change(id, { isEnding: true })
      stops.get(id)?.abort()
      await ended(id)
      store.turn(id, ['waiting'], 'not sent')
      const swaps = openSwaps(store.find(id) ?? { items: [] })
      for (const index of swaps) store.setItem(id, index, { state: 'waiting' })
      try {
        if (swaps.length > 0) await run(id)
      } finally {
        store.turn(id, ['waiting'], 'not sent')
        store.change(id, { isEnding: false, ...endOfCancel(store.find(id)) })
      }
    },
    /** It is over with that: its rest would only bring back a part of it. */
    undo(id: string): void {
      const job = store.find(id)
      if (!job || job.undoneBy !== undefined) return
      const { steps, stays } = inverseOf(job.items)
      const order = { doing: `Undoing “${job.done}”`, done: `Undone: ${job.done}`, steps }
      const undoneBy = store.add(order, { stays, isUndo: true })
      store.change(id, { undoneBy, state: 'ended', isCancelled: true })
      store.turn(id, ['waiting'], 'not sent')
      void run(undoneBy)
    },
    /** Takes in what earlier pages of this person left, unless another tab has it. */
    async takeLeft(owner: string): Promise<void> {
      for (const job of leftJobs(owner)) {
        if (store.find(job.id) || !(await holdJob(job.id)) || store.owner() !== owner) continue
        store.put(job)
        await tickOff(job)
      }
    },
    /** Whoever it was has left by choice. */
    leave(owner: string): void {
      for (const stop of stops.values()) stop.abort()
      const mine = store.get()
      // Also what a tab that was closed has left on this computer.
      const others = leftJobs(owner).filter(
        ({ id, items }) => items.length > 0 && !mine.some((job) => job.id === id),
      )
      store.remove()
      keepWordsAlone([...mine, ...others])
    },
  }

  /** What is so by now is done, before the rest is offered; where nobody answers all is. */
  async function tickOff({ id, items }: Job): Promise<void> {
    const lists = freshLists(jobCalls(client))
    for (const [index, { step, state, wasSent }] of items.entries()) {
      const kind = kindOf(step)
      if (!kind || !LEFT.includes(state)) continue
      const look = await kind.look(step, lists.of([])).catch(nullIfUnanswered)
      if (look === null || store.find(id)?.state !== 'stopped') return
      if (look.is === 'so') store.setItem(id, index, { state: wasSent ? 'done' : 'unchanged' })
      if (look.is === 'ready' && wasSent && state !== 'failed') {
        store.setItem(id, index, { state: 'not sent', wasMissed: true })
      }
    }
    const now = store.find(id)
    if (now && leftOf(countsOf(now.items)) === 0) store.change(id, { state: 'ended' })
  }

  /** Its run is over. */
  function ended(id: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const state = store.find(id)?.state
        if (state === 'running' || state === 'waiting') return
        leave()
        resolve()
      }
      const leave = store.subscribe(look)
      look()
    })
  }
}

/** A swap that could not be finished, as at the session's end, is offered again. */
function endOfCancel(job?: Job): Partial<Job> {
  if (!job || openSwaps(job).length === 0) return { state: 'ended', isCancelled: true }
  return { state: job.state === 'stopped' ? 'stopped' : 'ended' }
}

const staleAfter = (items: readonly { step: Parameters<typeof kindOf>[0] }[]) => {
  const keys = items.flatMap(({ step }) => kindOf(step)?.touches(step) ?? [])
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

const engines = new WeakMap<QueryClient, ReturnType<typeof createEngine>>()

/** What runs the jobs of this tab. */
export function engineOf(client: QueryClient) {
  const engine = engines.get(client) ?? createEngine(client)
  engines.set(client, engine)
  return engine
}
