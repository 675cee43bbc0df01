import * as v from 'valibot'
import { browserStore } from '../../../config/browserStore'
import { countsOf, leftOf } from './figures'
import { STEPS } from './hasLeft'
import type { ItemState, Job, JobItem, JobStore } from './jobStore'
import { codesForNow } from './openSwaps'
import type { Step } from './step'

/*
 * What is left of a person's jobs, in the browser: a closed tab or a crash in the middle loses
 * nothing. The steps are written once; what became of each is one letter, written before a call
 * leaves and when it has ended.
 */

const STATES = 'game-plans.job-states'
const keyOf = (what: string, { owner, id }: Pick<Job, 'owner' | 'id'>) => `${what} ${owner} ${id}`

const letters: Record<ItemState, string> = {
  waiting: 'w',
  sent: 's',
  done: 'd',
  unchanged: 'u',
  failed: 'f',
  uncertain: '?',
  changed: 'c',
  'not sent': 'n',
}

/** A failure whose write never left. */
const UNSENT_FAILURE = 'x'
/** What the server took and did not list. */
const TAKEN = 't'
const OPEN: readonly ItemState[] = ['waiting', 'failed', 'uncertain', 'not sent']

function letterOf({ state, wasSent = false, wasTaken = false }: JobItem): string {
  if (wasTaken && OPEN.includes(state)) return TAKEN
  if (wasSent && (state === 'waiting' || state === 'not sent')) return letters.sent
  return state === 'failed' && !wasSent ? UNSENT_FAILURE : letters[state]
}

/** Whose tab has gone: what had left may have been carried out, and what waited was not sent. */
const afterwards: Record<string, Omit<JobItem, 'step'>> = {
  s: { state: 'not sent', wasSent: true },
  d: { state: 'done' },
  u: { state: 'unchanged' },
  f: { state: 'failed', wasSent: true, why: 'it failed before this page was opened.' },
  [UNSENT_FAILURE]: { state: 'failed', why: 'it failed before this page was opened.' },
  [TAKEN]: {
    state: 'failed',
    wasSent: true,
    wasTaken: true,
    why: 'the server took it, but did not list it.',
  },
  '?': { state: 'uncertain', wasSent: true, why: 'its answer had not come.' },
  c: { state: 'changed', why: 'Somebody else changed it.' },
}

const keptJob = v.object({
  version: v.literal(1),
  doing: v.string(),
  done: v.string(),
  isUndo: v.boolean(),
  stays: v.array(v.string()),
  steps: v.array(v.looseObject({ kind: v.string() })),
})

function forget(job: Pick<Job, 'owner' | 'id'>): void {
  browserStore.remove(keyOf(STEPS, job))
  browserStore.remove(keyOf(STATES, job))
}

function keepSteps(job: Job, steps: readonly Step[]): boolean {
  const { doing, done, isUndo, stays } = job
  const text = JSON.stringify({ version: 1, doing, done, isUndo, stays, steps })
  return browserStore.set(keyOf(STEPS, job), text)
}

const keepStates = (job: Job): boolean =>
  browserStore.set(keyOf(STATES, job), job.items.map(letterOf).join(''))

/** What is left of this person's jobs, those of other tabs that are open among them. */
export function leftJobs(owner: string): Job[] {
  const start = `${STEPS} ${owner} `
  return browserStore.keys().flatMap((key): Job[] => {
    if (!key.startsWith(start)) return []
    const id = key.slice(start.length)
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keptJob), browserStore.get(key))
    if (!read.success) {
      forget({ owner, id })
      return []
    }
    const { steps, doing, done, isUndo, stays } = read.output
    const states = browserStore.get(keyOf(STATES, { owner, id })) ?? ''
    const items = steps.map((step, index): JobItem => {
      return { step: step as Step, ...(afterwards[states[index] ?? ''] ?? { state: 'not sent' }) }
    })
    const state = items.length === 0 ? 'ended' : 'stopped'
    return [{ id, owner, doing, done, isUndo, stays, items, state, whyStopped: whyLeft(items) }]
  })
}

function whyLeft(items: readonly JobItem[]): string {
  const has = (wanted: ItemState) => items.some(({ state }) => state === wanted)
  if (has('not sent')) return 'the page was closed before its end'
  return has('uncertain') ? 'not every answer came' : 'the rest failed'
}

/** Is something of it to be offered again? */
const isLeft = ({ items, isCancelled = false }: Job) => !isCancelled && leftOf(countsOf(items)) > 0
const isOtherwise = (before: Job, now: Job) =>
  before.items !== now.items || before.isCancelled !== now.isCancelled

/** Writes down what changes of the jobs of a store, and forgets those with nothing left to do. */
export function keepJournal(store: JobStore): void {
  const written = new Map<string, Job>()
  function write(): void {
    for (const job of store.get()) {
      const before = written.get(job.id)
      written.set(job.id, job)
      if (before && !isOtherwise(before, job)) continue
      if (!isLeft(job)) forget(job)
      else {
        const steps = job.items.map(({ step }) => step)
        const isKept = ((before && isLeft(before)) || keepSteps(job, steps)) && keepStates(job)
        if (!isKept && !job.isUnkept) store.change(job.id, { isUnkept: true })
      }
    }
    for (const job of written.values()) {
      if (store.find(job.id)) continue
      written.delete(job.id)
      // Another person's stay for him; they are not shown to whoever signs in.
      if (store.owner() === job.owner) forget(job)
    }
  }
  store.subscribe(write)
  write()
}

/** It names none: no record is kept. */
const IN_SWAP = 'A swap of codes was not finished: look among the games for a code that ends in -9'

/** Their owner leaves by choice: of what is left only a word stays, and no record. */
export function keepWordsAlone(jobs: readonly Job[]): void {
  for (const job of jobs) {
    forget(job)
    if (!isLeft(job)) continue
    const left = leftOf(countsOf(job.items))
    const swap = codesForNow(job).length > 0 ? `. ${IN_SWAP}` : ''
    const done = `${job.doing}: ${left} of ${job.items.length} were left when you signed out. Start it once more where you started it; what is done is left alone${swap}`
    keepSteps({ ...job, done, stays: [] }, [])
  }
}
