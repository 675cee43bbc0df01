import { freshLists } from './freshLists'
import type { JobCalls } from './jobCalls'
import type { JobItem, JobState } from './jobStore'
import { kindOf } from './kinds/kinds'
import { takeStep } from './takeStep'

/** Steps on their way at the same time: a server takes the writes of one person one by one anyway. */
const LANES = 3
/** Failures in a row with the same words before a person is asked. */
const ALIKE = 5
/** Times that a step is put off by a busy server before it has failed. */
const HOLDS = 5

export interface Run {
  items: readonly JobItem[]
  calls: JobCalls
  /** Ends the run after the steps on their way. */
  signal: AbortSignal
  /** Is whoever started it still signed in? */
  isOwned: () => boolean
  /** Told of each step as it goes. */
  tell: (index: number, change: Partial<JobItem>) => void
  /** Waits for so many seconds, less where the signal comes before. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** Where a run has ended: a job of which steps still wait is `paused`, `asking` or `stopped`. */
export type RunEnd = Exclude<JobState, 'waiting' | 'running'>

/**
 * Takes the waiting steps of a job: three at a time, never two on one record, phase by phase.
 * @throws what is no failure of a call, when the others have ended.
 */
export function runSteps({ items, calls, signal, isOwned, tell, wait }: Run): Promise<RunEnd> {
  const lists = freshLists(calls)
  const busy = new Set<string>()
  const waiting = inTurn(items)
  const flying = new Map<number, number>()
  const holds = new Map<number, number>()
  const alike = { why: '', times: 0 }
  let end: RunEnd | undefined
  let isHeld = false
  let fault: { error: unknown } | undefined

  /** Takes the first whose turn it is out of those that wait. */
  function next() {
    const phase = Math.min(waiting[0]?.phase ?? 9, ...flying.values())
    const place = waiting.findIndex(
      (one) => one.phase !== phase || one.records.every((record) => !busy.has(record)),
    )
    return waiting[place]?.phase === phase ? waiting.splice(place, 1)[0] : undefined
  }
  function isOver(): boolean {
    if (!isOwned()) end ??= 'stopped'
    return end !== undefined || signal.aborted
  }
  async function hold(seconds: number): Promise<void> {
    isHeld = true
    await wait(seconds, signal)
    isHeld = false
  }
  async function take(turn: Turn): Promise<void> {
    const { index } = turn
    const item = items[index]
    if (item === undefined) return
    const taken = await takeStep(item, lists, () => {
      if (isOver()) return false
      tell(index, { state: 'sent', wasSent: true })
      return true
    })
    const held = holds.get(index) ?? 0
    if (taken === null) return putBack(turn)
    if (taken.state === 'session over') {
      end ??= 'stopped'
      return putBack(turn)
    }
    if (taken.state === 'held' && held < HOLDS) {
      holds.set(index, held + 1)
      putBack(turn)
      if (!isHeld && !isOver()) await hold(taken.seconds)
      return
    }
    count(taken.state === 'held' ? { state: 'failed', why: BUSY } : taken, index)
  }
  function putBack(turn: Turn): void {
    tell(turn.index, { state: 'waiting', wasSent: items[turn.index]?.wasSent ?? false })
    waiting.push(turn)
    waiting.sort(byTurn)
  }
  function count(taken: Pick<JobItem, 'state' | 'why'>, index: number): void {
    tell(index, taken)
    const { state, why = '' } = taken
    if (state !== 'failed' && state !== 'uncertain') alike.times = 0
    else if (why !== alike.why) Object.assign(alike, { why, times: 1 })
    else alike.times += 1
    if (alike.times === ALIKE && waiting.length > 0) end ??= 'asking'
  }

  return new Promise((resolve, reject) => {
    function dispatch(): void {
      while (!isHeld && !isOver() && flying.size < LANES) {
        const turn = next()
        if (turn === undefined) break
        const { index, phase, records } = turn
        flying.set(index, phase)
        for (const record of records) busy.add(record)
        void take(turn)
          .catch((error: unknown) => {
            fault ??= { error }
            end ??= 'stopped'
            putBack(turn)
          })
          .finally(() => {
            flying.delete(index)
            for (const record of records) busy.delete(record)
            dispatch()
          })
      }
      if (flying.size > 0 || isHeld) return
      if (fault) reject(fault.error)
      else resolve(end ?? (waiting.length > 0 ? 'paused' : 'ended'))
    }
    dispatch()
  })
}

const BUSY = 'the server was too busy.'

interface Turn {
  index: number
  phase: number
  records: readonly string[]
}

const byTurn = (one: Turn, other: Turn) => one.phase - other.phase || one.index - other.index

/** The steps that wait, in the order of their turns; one of no known kind has failed, when it comes. */
function inTurn(items: readonly JobItem[]): Turn[] {
  const turns = items.flatMap(({ step, state }, index): Turn[] => {
    if (state !== 'waiting') return []
    const kind = kindOf(step)
    return [{ index, phase: kind?.phase ?? 0, records: kind?.recordsOf(step) ?? [] }]
  })
  return turns.sort(byTurn)
}
