import {
  ApiError,
  BusyError,
  isOutcomeUnknown,
  isRefused,
  isStatus,
  nullOnApiError,
} from '../../api/errors'
import { failureReason } from '../../api/writes/messages'
import { runConcurrently } from '../../lib/runConcurrently'
import { changedItem, isDone, type Run, type RunItem, type RunState } from './runStore'
import type { ServerCalls } from './steps/serverCalls'
import { sharedLists } from './steps/sharedLists'
import { PHASES } from './steps/step'
import { phaseOf, typeOf } from './steps/stepTypes'

/** Equal failures in a row before the person is asked. */
const MAX_ALIKE = 5
/** How often a busy server may defer a step before the step fails. */
const MAX_DEFERRALS = 5
/** The pause, in seconds, when a busy server does not ask for one. */
const PAUSE_SECONDS = 5

const ACCEPTED = 'the server accepted it, but'
const UNLISTED = `${ACCEPTED} doesn’t list it.`
const UNASKED = `${ACCEPTED} we couldn’t check the result.`

/** How a run has ended; one with waiting steps is `paused`, `asking` or `stopped`. */
type RunEnd = Exclude<RunState, 'waiting' | 'running'>

interface RunContext {
  calls: ServerCalls
  /** Ends the run once the sent steps have ended. */
  signal: AbortSignal
  /** Is the person who started it still signed in? */
  isOwned: () => boolean
  onChange: (index: number, change: Partial<RunItem>) => void
  /** Waits for so many seconds, or until the signal. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** A step in a run: as the run began, and as it is now. */
function turnOf(start: RunItem, index: number) {
  const { step } = start
  const type = typeOf(step)
  return { index, start, item: start, type, phase: phaseOf(step), records: type.recordsOf(step) }
}
type Turn = ReturnType<typeof turnOf>

/**
 * Sends the waiting steps of a run: three at a time, never two on one record, phase by phase. After
 * each phase the lists are read. A step that they do not show is not done.
 * @throws any error that is not a failed call, after the other steps have ended.
 */
export async function runSteps(
  { items, failsWhenBusy, isStrict, isUndo }: Partial<Run> & Pick<Run, 'items'>,
  { calls, signal, isOwned, onChange, wait }: RunContext,
): Promise<RunEnd> {
  const maxDeferrals = failsWhenBusy ? 0 : MAX_DEFERRALS
  const lists = sharedLists(calls)
  const turns = items.map(turnOf)
  const isWaiting = ({ item }: Turn) => item.state === 'waiting'
  const alike = { why: '', times: 0 }
  let end: RunEnd | undefined
  let fault: { error: unknown } | undefined

  /** Resolves when a busy server may be asked again. */
  let pause = Promise.resolve()
  /** Calls the server, and again after the pause that it asks for while it is busy. */
  async function whenFree<Result>(call: () => Promise<Result>, onBusy = () => {}): Promise<Result> {
    for (let deferrals = 0; ; deferrals++) {
      let waited: Promise<void> | undefined
      while (waited !== pause) {
        waited = pause
        await waited
      }
      try {
        return await call()
      } catch (error) {
        const seconds = pauseOf(error)
        if (seconds === undefined || deferrals === maxDeferrals) throw error
        onBusy()
        pause = Promise.all([pause, wait(seconds, signal)]).then(() => {})
      }
    }
  }

  function isOver(): boolean {
    if (!isOwned()) end ??= 'stopped'
    return end !== undefined || signal.aborted
  }
  function set(turn: Turn, change: Partial<RunItem>): void {
    turn.item = changedItem(turn.item, change)
    onChange(turn.index, change)
  }
  const putBack = (turn: Turn) => set(turn, { state: 'waiting', wasSent: turn.start.wasSent })

  async function take(turn: Turn): Promise<void> {
    function onSend(): boolean {
      if (isOver()) return false
      set(turn, { state: 'sent', wasSent: true })
      return true
    }
    try {
      const taken = await whenFree(
        async () => (isOver() ? null : takeStep(turn, lists, onSend)),
        () => putBack(turn),
      )
      if (taken === null) putBack(turn)
      else finish(turn, taken)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A busy server has deferred it too often.
      if (error.status !== 401) return finish(turn, failure(error, 'failed'))
      end ??= 'stopped'
      putBack(turn)
    }
  }
  function finish(turn: Turn, taken: Partial<RunItem>): void {
    set(turn, taken)
    const { state, why = '' } = taken
    if (state !== 'failed' && state !== 'uncertain') alike.times = 0
    else if (why !== alike.why) Object.assign(alike, { why, times: 1 })
    else alike.times += 1
    if (alike.times === MAX_ALIKE && turns.some(isWaiting)) end ??= 'asking'
  }
  /** A step is done when a read after it shows it. A read that fails is repeated once. */
  async function confirm(turn: Turn): Promise<void> {
    const { type, item, records } = turn
    if (item.state !== 'accepted' || end === 'stopped' || !isOwned()) return
    const check = () => whenFree(() => type.check(item.step, lists.of(records)))
    try {
      const result = await check().catch((error) => {
        if (isStatus(error, 401)) throw error
        return check()
      })
      if (result.status === 'ready') set(turn, { state: 'failed', why: notShown(turn) })
      else if (result.status === 'blocked') set(turn, { state: 'failed', why: result.reason })
      else set(turn, { state: 'done', why: item.why })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) end ??= 'stopped'
      else set(turn, { state: 'uncertain', why: UNASKED })
    }
  }
  const safely = (work: (turn: Turn) => Promise<void>) => async (turn: Turn) => {
    try {
      await work(turn)
    } catch (error) {
      fault ??= { error }
      end ??= 'stopped'
      if (turn.item.state === 'sent') putBack(turn)
    }
  }

  // What somebody else took away meanwhile holds up no undo.
  const isBlocking = ({ item }: Turn) => !isDone(item) && !(isUndo && item.state === 'changed')
  for (const [index, phase] of PHASES.entries()) {
    const earlier = turns.filter((turn) => PHASES.indexOf(turn.phase) < index)
    if (isStrict && earlier.some(isBlocking)) break
    const ofPhase = turns.filter((turn) => turn.phase === phase)
    await runConcurrently(ofPhase.filter(isWaiting), safely(take), ({ records }) => records)
    await Promise.all(ofPhase.map(safely(confirm)))
  }
  if (fault) throw fault.error
  return end ?? (turns.some(isWaiting) ? 'paused' : 'ended')
}

/**
 * Takes one step: checks it, writes if needed, and checks again when the response is lost.
 * @param onSend called just before the write is sent; false when it must not be sent any more.
 * @returns what became of it; null when it was not sent.
 * @throws the ApiError of a busy server or of an ended session, when nothing was written.
 */
async function takeStep(
  { start, type, phase, records }: Turn,
  lists: ReturnType<typeof sharedLists>,
  onSend: () => boolean,
): Promise<Partial<RunItem> | null> {
  const { step, wasSent = false, wasAccepted = false } = start
  const check = () => type.check(step, lists.of(records))
  let isSent = false
  try {
    const result = await check()
    if (result.status === 'done') return { state: wasSent ? 'done' : 'unchanged' }
    if (result.status === 'blocked') return { state: 'failed', why: result.reason }
    if (result.status !== 'ready') return { state: 'changed', why: result.reason }
    // Sent again, it would exist twice once the server lists it.
    const isNew = phase === 'create' || phase === 'assign'
    if (wasAccepted && isNew) return { state: 'failed', why: UNLISTED }
    if (!onSend()) return null
    isSent = true
    await result.write()
    lists.written(records)
    const state = type.leavesNoTrace ? 'done' : 'accepted'
    return { state, wasAccepted: true, why: result.note }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // An earlier try may have been carried out, as long as the server cannot be asked.
    if (!isSent) return failed(error, wasSent ? 'uncertain' : 'failed')
    lists.written(records)
    if (!isOutcomeUnknown(error) && !isRefused(error)) return failed(error, 'failed')
    const after = await check().catch(nullOnApiError)
    // A record that exists although its write was refused is somebody else's, except after an earlier try.
    if (isRefused(error) && !wasSent) {
      if (after?.status === 'done') return { state: 'unchanged' }
      return { ...failure(error, 'failed'), wasSent }
    }
    if (after === null) return failed(error, isOutcomeUnknown(error) ? 'uncertain' : 'failed')
    return after.status === 'done' ? { state: 'done' } : failed(error, 'failed')
  }
}

/** A failure of one step; throws what concerns the whole run. */
function failed(error: ApiError, state: 'failed' | 'uncertain') {
  if (error.status === 401 || pauseOf(error) !== undefined) throw error
  return failure(error, state)
}

/** The pause, in seconds, that a busy server asks for; a read does not name its length. */
function pauseOf(error: unknown): number | undefined {
  if (error instanceof BusyError) return error.retryAfter ?? PAUSE_SECONDS
  return isStatus(error, 429) ? PAUSE_SECONDS : undefined
}

/** Why a step that the server accepted is not done. */
function notShown({ phase }: Turn): string {
  if (phase === 'unassign' || phase === 'delete') return `${ACCEPTED} still lists it.`
  const isChange = phase === 'change' || phase === 'relink'
  return isChange ? `${ACCEPTED} doesn’t show the change.` : UNLISTED
}

/** A failure with its reason, and whether the reason is the server's own. */
function failure(error: ApiError, state: 'failed' | 'uncertain'): Partial<RunItem> {
  const said = isRefused(error) ? 'refused' : error.hasReason ? 'explained' : undefined
  return { state, why: failureReason(error), said }
}
