import { freshLists } from './freshLists'
import { heldBack } from './heldBack'
import type { JobCalls } from './jobCalls'
import type { JobItem, JobState } from './jobStore'
import { takeStep } from './takeStep'
import { byTurn, type Turn, turnsOf } from './turns'

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
  const turns = turnsOf(items)
  const waiting = turns.filter(({ index }) => items[index]?.state === 'waiting')
  const held = heldBack(items, turns)
  const flying = new Map<number, number>()
  const holds = new Map<number, number>()
  const alike = { why: '', times: 0 }
  let end: RunEnd | undefined
  let isHeld = false
  let fault: { error: unknown } | undefined

  /**
   * Takes the first whose turn it is out of those that wait. Steps of one record keep their order: where
   * games take each other's codes, the one goes before the other can come.
   */
  function next() {
    const phase = Math.min(waiting[0]?.phase ?? 9, ...flying.values())
    const claimed = new Set(busy)
    const place = waiting.findIndex((one) => {
      if (one.phase !== phase || one.records.every((record) => !claimed.has(record))) return true
      for (const record of one.records) claimed.add(record)
      return false
    })
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
    const why = held.why(turn)
    // No call has failed, so it is none of those that look alike.
    if (why !== undefined) return tell(index, { state: 'failed', why })
    const taken = await takeStep(item, lists, () => {
      if (isOver()) return false
      tell(index, { state: 'sent', wasSent: true })
      return true
    })
    const times = holds.get(index) ?? 0
    if (taken === null) return putBack(turn)
    if (taken.state === 'session over') {
      end ??= 'stopped'
      return putBack(turn)
    }
    if (taken.state === 'held' && times < HOLDS) {
      holds.set(index, times + 1)
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
    held.tell(index, taken.state)
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
