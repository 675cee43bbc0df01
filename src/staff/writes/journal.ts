import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import type { ItemState, Run, RunItem, RunStore } from './runStore'
import { countsOf, remainingOf } from './runText'
import type { Step } from './steps/step'
import { PHASE } from './steps/stepType'
import { typeOf } from './steps/stepTypes'
import { RUN_STATES, RUN_STEPS } from './storedKeys'

/*
 * What is unfinished of a person's runs, and what they deleted, in the browser: a closed tab or a crash
 * in the middle loses nothing. The steps are written once; what became of each is one character, written
 * before a call is sent and when it has ended.
 */

const keyOf = (what: string, { owner, id }: Pick<Run, 'owner' | 'id'>) => `${what} ${owner} ${id}`

const characters: Record<ItemState, string> = {
  waiting: 'w',
  sent: 's',
  done: 'd',
  unchanged: 'u',
  failed: 'f',
  uncertain: '?',
  changed: 'c',
  'not sent': 'n',
}

/** A failure whose write was never sent. */
const UNSENT_FAILURE = 'x'
/** What the server accepted and did not list. */
const ACCEPTED = 't'
const OPEN: readonly ItemState[] = ['waiting', 'failed', 'uncertain', 'not sent']

function characterOf({ state, wasSent, wasAccepted, isUnconfirmed }: RunItem): string {
  if (wasAccepted && OPEN.includes(state)) return ACCEPTED
  const isOpen = state === 'waiting' || state === 'not sent'
  if (isUnconfirmed || (wasSent && isOpen)) return characters.sent
  return state === 'failed' && !wasSent ? UNSENT_FAILURE : characters[state]
}

/** After the tab has gone: what was sent may have been carried out, and what waited was not sent. */
const afterwards: Record<string, Omit<RunItem, 'step'>> = {
  s: { state: 'not sent', wasSent: true },
  d: { state: 'done' },
  u: { state: 'unchanged' },
  f: { state: 'failed', wasSent: true, why: 'it failed before this page was opened.' },
  [UNSENT_FAILURE]: { state: 'failed', why: 'it failed before this page was opened.' },
  [ACCEPTED]: {
    state: 'failed',
    wasSent: true,
    wasAccepted: true,
    why: 'the server accepted it, but did not list it.',
  },
  '?': { state: 'uncertain', wasSent: true, why: 'its response had not come.' },
  c: { state: 'changed', why: 'Somebody else changed it.' },
}

/** A step whose fields can be read; one of another version is a failure of its own. */
const readableStep = v.pipe(
  v.looseObject({ kind: v.string() }),
  v.check((step) => {
    try {
      const type = typeOf(step as unknown as Step)
      return !type || [type.nameOf, type.recordsOf, type.inverse].every((ask) => ask(step as never))
    } catch {
      return false
    }
  }),
)

const storedRun = v.object({
  version: v.literal(2),
  at: v.number(),
  doing: v.string(),
  done: v.string(),
  isUndo: v.boolean(),
  notes: v.array(v.object({ what: v.string(), why: v.string() })),
  deleted: v.optional(v.string()),
  isSequel: v.optional(v.boolean()),
  undoneBy: v.optional(v.string()),
  steps: v.array(readableStep),
})

function forget(run: Pick<Run, 'owner' | 'id'>): void {
  browserStore.remove(keyOf(RUN_STEPS, run))
  browserStore.remove(keyOf(RUN_STATES, run))
}

function storeSteps(run: Run): boolean {
  const { at, doing, done, isUndo, notes, deleted, isSequel, undoneBy, items } = run
  const steps = items.map(({ step }) => step)
  const stored = { version: 2, at, doing, done, isUndo, notes, deleted, isSequel, undoneBy, steps }
  return browserStore.set(keyOf(RUN_STEPS, run), JSON.stringify(stored))
}

const storeStates = (run: Run): boolean =>
  browserStore.set(keyOf(RUN_STATES, run), run.items.map(characterOf).join(''))

/** What a person's runs have left, those of other tabs that are open among them, the oldest first. */
export function readStored(owner: string): { runs: Run[]; damaged: number } {
  const start = `${RUN_STEPS} ${owner} `
  let damaged = 0
  const runs = browserStore.keys().flatMap((key): Run[] => {
    if (!key.startsWith(start)) return []
    const id = key.slice(start.length)
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRun), browserStore.get(key))
    if (!read.success) {
      forget({ owner, id })
      damaged += 1
      return []
    }
    const { steps, version: _, ...stored } = read.output
    const states = browserStore.get(keyOf(RUN_STATES, { owner, id })) ?? ''
    const items = steps.map((step, index): RunItem => {
      const after = afterwards[states[index] ?? ''] ?? { state: 'not sent' }
      return { step: step as unknown as Step, ...after }
    })
    const isEnded = remainingOf(countsOf(items)) === 0
    const state = isEnded ? 'ended' : 'stopped'
    return [{ ...stored, id, owner, items, state, whyStopped: whyLeft(items) }]
  })
  return { runs: runs.sort((one, other) => one.at - other.at), damaged }
}

function whyLeft(items: readonly RunItem[]): string {
  const has = (wanted: ItemState) => items.some(({ state }) => state === wanted)
  if (has('not sent')) return 'the page was closed before its end'
  return has('uncertain') ? 'not every response came' : 'the rest failed'
}

const isDelete = ({ step, state }: RunItem) =>
  state === 'done' && typeOf(step)?.phase === PHASE.remove

/** What remains of it is offered again; a delete can be undone. */
const isWorthStoring = ({ items, isCancelled = false, isUndo, undoneBy }: Run) =>
  (!isCancelled && remainingOf(countsOf(items)) > 0) ||
  (!isUndo && undoneBy === undefined && items.some(isDelete))

/** Stores what changes of the runs of a store, and forgets those with nothing left to do. */
export function storeChanges(store: RunStore): void {
  const written = new Map<string, Run>()
  function write(): void {
    for (const run of store.get()) {
      const before = written.get(run.id)
      written.set(run.id, run)
      if (before?.items === run.items && before.isCancelled === run.isCancelled) continue
      if (!isWorthStoring(run)) forget(run)
      else {
        const isStored = ((before && isWorthStoring(before)) || storeSteps(run)) && storeStates(run)
        if (!isStored && !run.isUnstored) store.change(run.id, { isUnstored: true })
      }
    }
    for (const run of written.values()) {
      if (store.find(run.id)) continue
      written.delete(run.id)
      forget(run)
    }
  }
  store.subscribe(write)
  write()
}
