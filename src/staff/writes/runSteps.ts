import { ApiError, isStatus } from '../../api/errors'
import { runConcurrently } from '../../lib/runConcurrently'
import { ACCEPTED, executeStep, failure, pauseOf, type Task, taskOf, UNLISTED } from './executeStep'
import { changedItem, isDone, type Run, type RunItem, type RunState } from './runStore'
import type { CheckResult } from './steps/checkResult'
import { type ServerCalls, sharedLists } from './steps/serverCalls'
import { PHASES } from './steps/step'

/** After this many consecutive failures with the same reason, the person is asked. */
const MAX_SAME_FAILURES = 5
/** After a busy server has deferred a step this often, the step fails. */
const MAX_DEFERRALS = 5

/** The final state of a run. A run with waiting steps is `paused`, `asking` or `stopped`. */
type RunEnd = Exclude<RunState, 'waiting' | 'running'>

interface RunContext {
  calls: ServerCalls
  /** Ends the run after the sent steps have ended. */
  signal: AbortSignal
  /** Whether the person who started the run is still signed in. */
  isOwned: () => boolean
  onChange: (index: number, change: Partial<RunItem>) => void
  /** Waits for a number of seconds, or until the signal aborts. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Sends the waiting steps of a run phase by phase, three at a time, but never two for the same
 * record. Reads the lists after each phase. A step whose result isn't in the lists isn't done.
 * @throws any error other than a failed call, after the other steps have ended.
 */
export async function runSteps(
  { items, failsWhenBusy, isStrict, isUndo }: Partial<Run> & Pick<Run, 'items'>,
  { calls, signal, isOwned, onChange, wait }: RunContext,
): Promise<RunEnd> {
  const lists = sharedLists(calls)
  const tasks = items.map(taskOf)
  const isWaiting = ({ item }: Task) => item.state === 'waiting'
  const maxDeferrals = failsWhenBusy ? 0 : MAX_DEFERRALS
  const callWhenFree = busyRetry(maxDeferrals, (seconds) => wait(seconds, signal))
  /** The reason of the last failures, and how many in a row had it. */
  let lastFailure = { why: '', count: 0 }
  /** Set if the run ends before all steps were sent. */
  let end: RunEnd | undefined
  let unexpected: { error: unknown } | undefined

  /** Whether no further step may be sent. Another person's sign-in stops the run. */
  function isOver(): boolean {
    if (!isOwned()) end ??= 'stopped'
    return end !== undefined || signal.aborted
  }
  function update(task: Task, change: Partial<RunItem>): void {
    task.item = changedItem(task.item, change)
    onChange(task.index, change)
  }
  /** Makes a step wait again, because it wasn't sent. */
  const putBack = (task: Task) =>
    update(task, { state: 'waiting', wasSent: task.initialItem.wasSent })

  /** Sends a waiting step, unless the run is over. */
  async function execute(task: Task): Promise<void> {
    function onSend(): boolean {
      if (isOver()) return false
      update(task, { state: 'sent', wasSent: true })
      return true
    }
    try {
      const change = await callWhenFree(
        async () => (isOver() ? null : executeStep(task, lists, onSend)),
        () => putBack(task),
      )
      if (change === null) putBack(task)
      else finish(task, change)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A busy server has deferred the step too often.
      if (error.status !== 401) return finish(task, failure(error, 'failed'))
      end ??= 'stopped'
      putBack(task)
    }
  }
  /** Records the result of a step. After too many similar failures in a row, the run asks. */
  function finish(task: Task, change: Partial<RunItem>): void {
    update(task, change)
    const { state, why = '' } = change
    const hasFailed = state === 'failed' || state === 'uncertain'
    const earlierCount = why === lastFailure.why ? lastFailure.count : 0
    lastFailure = { why, count: hasFailed ? earlierCount + 1 : 0 }
    if (lastFailure.count === MAX_SAME_FAILURES && tasks.some(isWaiting)) end ??= 'asking'
  }
  /** Marks a step as done if a later read shows its result. Repeats a failed read once. */
  async function confirm(task: Task): Promise<void> {
    const { type, item, recordKeys } = task
    if (item.state !== 'accepted' || end === 'stopped' || !isOwned()) return
    const check = () => callWhenFree(() => type.check(item.step, lists.callsFor(recordKeys)))
    try {
      const result = await check().catch((error) => {
        if (isStatus(error, 401)) throw error
        return check()
      })
      update(task, confirmation(task, result))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) end ??= 'stopped'
      else update(task, { state: 'uncertain', why: `${ACCEPTED} we couldn’t check the result.` })
    }
  }
  /** Holds back an unexpected error until the other steps have ended. */
  const guarded = (work: (task: Task) => Promise<void>) => async (task: Task) => {
    try {
      await work(task)
    } catch (error) {
      unexpected ??= { error }
      end ??= 'stopped'
      if (task.item.state === 'sent') putBack(task)
    }
  }

  // In an undo, a record that another person has changed or deleted doesn't block later phases.
  const isBlocking = ({ item }: Task) => !isDone(item) && !(isUndo && item.state === 'changed')
  let isBlocked = false
  for (const phase of PHASES) {
    if (isStrict && isBlocked) break
    const ofPhase = tasks.filter((task) => task.phase === phase)
    await runConcurrently(ofPhase.filter(isWaiting), guarded(execute), (task) => task.recordKeys)
    await Promise.all(ofPhase.map(guarded(confirm)))
    isBlocked ||= ofPhase.some(isBlocking)
  }
  if (unexpected) throw unexpected.error
  return end ?? (tasks.some(isWaiting) ? 'paused' : 'ended')
}

/**
 * Returns a function that calls the server, and retries after the pause that a busy server asks
 * for. All calls wait for the pause.
 */
function busyRetry(maxDeferrals: number, wait: (seconds: number) => Promise<void>) {
  /** Resolves when the server may be called again. */
  let pause = Promise.resolve()
  return async <Result>(call: () => Promise<Result>, onBusy = () => {}): Promise<Result> => {
    for (let deferrals = 0; ; deferrals++) {
      // Another call may prolong the pause in the meantime.
      let awaited: unknown
      while (awaited !== pause) {
        awaited = pause
        await awaited
      }
      try {
        return await call()
      } catch (error) {
        const seconds = pauseOf(error)
        if (seconds === undefined || deferrals === maxDeferrals) throw error
        onBusy()
        pause = Promise.all([pause, wait(seconds)]).then(() => {})
      }
    }
  }
}

/** The change to an accepted item after reading its record again. */
function confirmation(task: Task, result: CheckResult): Partial<RunItem> {
  // It could be written again, so its result isn't in the lists.
  if (result.status === 'ready') return { state: 'failed', why: notShownText(task) }
  if (result.status === 'blocked') return { state: 'failed', why: result.reason }
  return { state: 'done', why: task.item.why }
}

/** The reason why an accepted step isn't done. */
function notShownText({ phase }: Task): string {
  if (phase === 'unassign' || phase === 'delete') return `${ACCEPTED} still lists it.`
  const isChange = phase === 'change' || phase === 'relink'
  return isChange ? `${ACCEPTED} doesn’t show the change.` : UNLISTED
}
