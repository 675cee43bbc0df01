import type { QueryClient } from '@tanstack/react-query'
import { asOneWrite } from '../../../api/writes/asOneWrite'
import { jobCalls } from './jobCalls'
import { type ItemState, jobsOf } from './jobStore'
import { kindOf } from './kinds/kinds'
import { oneAtATime } from './oneAtATime'
import { runSteps } from './runSteps'
import { inverseOf } from './takeBack'

/** What has not left yet. */
const NOT_LEFT: readonly ItemState[] = ['waiting', 'not sent']

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function createEngine(client: QueryClient) {
  const store = jobsOf(client)
  const stops = new Map<string, AbortController>()

  async function run(id: string): Promise<void> {
    const stop = new AbortController()
    stops.set(id, stop)
    store.change(id, { state: 'waiting' })
    try {
      await oneAtATime(stop.signal, () => take(id, stop.signal))
    } finally {
      stops.delete(id)
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
      store.change(id, { state: end })
      if (end === 'stopped') store.turn(id, ['waiting'], 'not sent')
    } catch (error) {
      store.change(id, { state: 'stopped' })
      store.turn(id, ['waiting', 'sent'], 'not sent')
      throw error
    }
  }
  const again = (id: string, states: readonly ItemState[]) => {
    const job = store.find(id)
    if (!job || job.state === 'running' || job.state === 'waiting') return
    store.turn(id, states, 'waiting')
    void run(id)
  }

  return {
    run: (id: string) => void run(id),
    pause: (id: string) => stops.get(id)?.abort(),
    resume: (id: string) => again(id, NOT_LEFT),
    retry: (id: string) => again(id, ['failed', 'uncertain']),
    async cancel(id: string): Promise<void> {
      stops.get(id)?.abort()
      await ended(id)
      store.turn(id, ['waiting'], 'not sent')
      store.change(id, { state: 'ended' })
    },
    undo(id: string): void {
      const job = store.find(id)
      if (!job || job.undoneBy !== undefined) return
      const { steps, stays } = inverseOf(job.items)
      const order = { doing: `Undoing “${job.done}”`, done: `Undone: ${job.done}`, steps }
      const undoneBy = store.add(order, { stays, isUndo: true })
      store.change(id, { undoneBy })
      void run(undoneBy)
    },
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
