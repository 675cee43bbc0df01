import * as v from 'valibot'
import { serverNow } from '../../api/serverClock'
import { browserStore } from '../../config/browserStore'
import { changedItem, ITEM_STATES, isDone, type Run, type RunItem, type RunStore } from './runStore'
import { countIn, remainingCount } from './runText'
import type { Step } from './steps/step'
import { inverseSteps, stepName, stepPhase, stepTypeOf } from './steps/stepTypes'
import { runStorageKey, storedRuns } from './storageKeys'

/*
 * Stores a person's unfinished runs and deletes in the browser, so that they survive a closed tab
 * or a crash.
 */

/** A step with readable fields. One from another version of the app fails at its turn. */
const readableStep = v.custom<Step>((stored) => {
  const step = stored as Step
  try {
    stepName(step)
    stepTypeOf(step).recordKeysOf(step)
    inverseSteps([step])
    return true
  } catch {
    return false
  }
})

const checkedFields = v.looseObject({
  version: v.literal(2),
  at: v.number(),
  doing: v.string(),
  done: v.string(),
  notes: v.array(v.object({ what: v.string(), why: v.string() })),
  items: v.array(v.looseObject({ step: readableStep, state: v.picklist(ITEM_STATES) })),
})

/** A run with valid {@link checkedFields}. The others are trusted: this version wrote them. */
const storedRun = v.custom<Run>((stored) => v.is(checkedFields, stored))

/** An item after its tab was closed. A sent step may have succeeded; a waiting step wasn't sent. */
function itemAfterClose(item: RunItem): RunItem {
  const { state, wasSent = state === 'sent' } = item
  const isOpen = ['waiting', 'sent', 'accepted'].includes(state)
  return isOpen ? changedItem(item, { state: 'not sent', wasSent }) : item
}

/** A stored run that can be continued or undone; undefined if its text is damaged. */
function readRun(key: string, id: string, owner: string): Run | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRun), browserStore.get(key))
  if (!read.success) return undefined
  const stored = read.output
  const items = stored.items.map(itemAfterClose)
  const isOver = stored.isCancelled === true || remainingCount(items) === 0
  const state = isOver ? 'ended' : 'stopped'
  return { ...stored, id, owner, items, state, whyStopped: stopReason(items) }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a run can't be undone anymore: runs that deleted nothing can be undone for a day. */
const isExpired = ({ state, at, items }: Run) =>
  state === 'ended' &&
  at < serverNow() - DAY_MS &&
  !items.some((item) => item.state === 'done' && stepPhase(item.step) === 'delete')

/**
 * A person's stored runs, including those of other open tabs, oldest first. Removes expired runs,
 * and damaged ones, which it counts.
 */
export function readStored(owner: string): { runs: Run[]; damaged: number } {
  const entries = storedRuns(owner).map(({ key, id }) => ({ key, run: readRun(key, id, owner) }))
  for (const { key, run } of entries) {
    if (run === undefined || isExpired(run)) browserStore.remove(key)
  }
  const readable = entries.flatMap(({ run }) => run ?? [])
  return {
    runs: readable.filter((run) => !isExpired(run)).sort((a, b) => a.at - b.at),
    damaged: entries.length - readable.length,
  }
}

/** What stopped an unfinished run, as text that follows the run's name. */
function stopReason(items: readonly RunItem[]): string {
  if (countIn(items, 'not sent') > 0) return 'the page was closed'
  return countIn(items, 'uncertain') > 0 ? 'some responses never arrived' : 'the rest failed'
}

/**
 * Stores each change of a run immediately, before a call is sent, and removes runs with nothing
 * left to do.
 */
export function storeChanges(store: RunStore): void {
  /** The last stored runs by id. */
  const written = new Map<string, Run>()

  /** Whether a run and its undo must stay stored, because not all of the run is undone yet. */
  function canBeUndone(run: Run): boolean {
    const source = run.isUndo ? store.get().find(({ undoneBy }) => undoneBy === run.id) : run
    const undo = run.isUndo ? run : store.find(run.undoneBy ?? '')
    return source !== undefined && countIn(source.items, 'done') > 0 && !undo?.items.every(isDone)
  }
  function isWorthStoring(run: Run): boolean {
    const { owner, items, isCancelled = false } = run
    const hasRemaining = !isCancelled && remainingCount(items) > 0
    return owner !== '' && (hasRemaining || countIn(items, 'accepted') > 0 || canBeUndone(run))
  }
  function write(): void {
    const gone = [...written.values()].filter(({ id }) => !store.find(id))
    for (const run of [...gone, ...store.get().filter((run) => !isWorthStoring(run))]) {
      written.delete(run.id)
      browserStore.remove(runStorageKey(run))
    }
    for (const run of store.get().filter(isWorthStoring)) {
      if (written.get(run.id) === run) continue
      written.set(run.id, run)
      const isStored = browserStore.set(runStorageKey(run), JSON.stringify({ version: 2, ...run }))
      if (!isStored && !run.isUnstored) store.change(run.id, { isUnstored: true })
    }
  }
  store.subscribe(write)
  write()
}
