import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { ITEM_STATES, type Run, type RunItem, type RunStore } from './runStore'
import { countsOf, isAllDone, remainingOf } from './runText'
import type { Step } from './steps/step'
import { inverseOf, nameOf, phaseOf, typeOf } from './steps/stepTypes'
import { keyOfRun, OLD_RUN_KEY, RUN_KEY } from './storageKeys'

/* A person's unfinished runs and deletes, stored in the browser: they survive a closed tab or a crash. */

/** A step whose fields can be read; one of another version of the app fails when its turn comes. */
const readableStep = v.pipe(
  v.looseObject({ kind: v.string() }),
  v.check((stored) => {
    const step = stored as unknown as Step
    try {
      nameOf(step)
      typeOf(step).recordsOf(step)
      inverseOf([step])
      return true
    } catch {
      return false
    }
  }),
)

const storedRun = v.looseObject({
  version: v.literal(2),
  at: v.number(),
  doing: v.string(),
  done: v.string(),
  isUndo: v.boolean(),
  notes: v.array(v.object({ what: v.string(), why: v.string() })),
  items: v.array(v.looseObject({ step: readableStep, state: v.picklist(ITEM_STATES) })),
})

/** An item after its tab was closed: what was sent may have been carried out, what waited was not sent. */
function afterwards(item: RunItem): RunItem {
  const { step, state, isUnconfirmed, wasSent, wasAccepted } = item
  if (state !== 'waiting' && state !== 'sent' && !isUnconfirmed) return item
  return {
    step,
    state: 'not sent',
    wasSent: wasSent || state === 'sent' || isUnconfirmed,
    wasAccepted: wasAccepted || isUnconfirmed,
  }
}

/** So long the undo of a run that deleted nothing is kept. */
const DAY_MS = 24 * 60 * 60 * 1000

/** A person's stored runs, also those of other open tabs, the oldest first. */
export function readStored(owner: string): { runs: Run[]; damaged: number } {
  const start = `${RUN_KEY} ${owner} `
  let damaged = 0
  const runs = browserStore.keys().flatMap((key): Run[] => {
    if (key.startsWith(OLD_RUN_KEY)) browserStore.remove(key)
    if (key.startsWith(`${OLD_RUN_KEY} `)) damaged += 1
    if (!key.startsWith(start)) return []
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRun), browserStore.get(key))
    if (!read.success) {
      browserStore.remove(key)
      damaged += 1
      return []
    }
    const stored = read.output as unknown as Run
    const items = stored.items.map(afterwards)
    const isOver = stored.isCancelled === true || remainingOf(countsOf(items)) === 0
    const state = isOver ? 'ended' : 'stopped'
    if (isOver && stored.at < Date.now() - DAY_MS && !items.some(isDelete)) {
      browserStore.remove(key)
      return []
    }
    return [{ ...stored, id: key.slice(start.length), owner, items, state, whyStopped: why(items) }]
  })
  return { runs: runs.sort((one, other) => one.at - other.at), damaged }
}

function why(items: readonly RunItem[]): string {
  const counts = countsOf(items)
  if (counts['not sent'] > 0) return 'the page was closed'
  return counts.uncertain > 0 ? 'some responses never arrived' : 'the rest failed'
}

const isWritten = ({ state }: RunItem) => state === 'done'
const isDelete = (item: RunItem) => isWritten(item) && phaseOf(item.step) === 'delete'

/** Something of it is to be sent, or to be looked for. */
const isOpen = ({ owner, items, isCancelled = false }: Run) =>
  owner !== '' &&
  ((!isCancelled && remainingOf(countsOf(items)) > 0) ||
    items.some(({ isUnconfirmed }) => isUnconfirmed))

/** Stores each change of a run at once, so before a call is sent; removes runs with nothing more to do. */
export function storeChanges(store: RunStore): void {
  /** As last stored, by id. */
  const written = new Map<string, Run>()

  /** What remains of it is offered again; what it did can be undone until all of it is back. */
  function isWorthStoring(run: Run): boolean {
    const [source, undo] = run.isUndo
      ? [store.get().find(({ undoneBy }) => undoneBy === run.id), run]
      : [run, store.find(run.undoneBy ?? '')]
    const canUndo = source?.owner !== '' && source?.items.some(isWritten)
    return isOpen(run) || (canUndo === true && !(undo && isAllDone(undo)))
  }
  function write(): void {
    const gone = [...written.values()].filter(({ id }) => !store.find(id))
    for (const run of [...gone, ...store.get().filter((run) => !isWorthStoring(run))]) {
      written.delete(run.id)
      browserStore.remove(keyOfRun(run))
    }
    for (const run of store.get().filter(isWorthStoring)) {
      if (written.get(run.id) === run) continue
      written.set(run.id, run)
      const isStored = browserStore.set(keyOfRun(run), JSON.stringify({ version: 2, ...run }))
      if (!isStored && !run.isUnstored) store.change(run.id, { isUnstored: true })
    }
  }
  store.subscribe(write)
  write()
}
