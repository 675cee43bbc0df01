import {
  ApiError,
  BusyError,
  isRefused,
  isStatus,
  isUnknown,
  nullIfUnanswered,
} from '../../api/errors'
import { reason } from '../../api/writes/words'
import type { TeamKey } from '../../content/teams'
import type { RunItem, RunState } from './runStore'
import type { ServerCalls } from './steps/serverCalls'
import { type Look, PHASE, type Step, type StepType } from './steps/step'

import { typeOf } from './steps/stepTypes'

/** Steps that are sent at the same time: a server takes the writes of one person one by one anyway. */
const LANES = 3
/** Failures in a row with the same words before a person is asked. */
const ALIKE = 5
/** How often a busy server may put a step off before it has failed. */
const HOLDS = 5
/** A busy server need not say for how long, in seconds. */
const HOLD_SECONDS = 5
/** Lists are shared by steps for this time, in milliseconds. */
const FRESH_MS = 2000

const OTHER_VERSION = 'it was begun by another version of this page, which cannot do it.'
const ACCEPTED = 'the server accepted it, but'
const UNLISTED = `${ACCEPTED} does not list it.`
const UNASKED = `${ACCEPTED} could not be asked whether it lists it.`

/** Where a run has ended: one with steps that still wait is `paused`, `asking` or `stopped`. */
export type RunEnd = Exclude<RunState, 'waiting' | 'running'>

interface RunSteps {
  items: readonly RunItem[]
  calls: ServerCalls
  /** Ends the run after the steps that were sent. */
  signal: AbortSignal
  /** Is the person who started it still signed in? */
  isOwned: () => boolean
  /** Called with each step as it goes. */
  onChange: (index: number, change: Partial<RunItem>) => void
  /** How often a busy server may put a step off. */
  maxHolds?: number
  /** Waits for so many seconds, less where the signal comes before. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** A step's place in a run. */
interface Turn {
  index: number
  type: StepType<Step> | undefined
  records: readonly string[]
}

/**
 * Sends the waiting steps of a run: three at a time, never two on one record, phase by phase. After
 * each phase the lists are read, and what they do not show is not done.
 * @throws what is no failure of a call, when the others have ended.
 */
export async function runSteps({
  items,
  calls,
  signal,
  isOwned,
  onChange,
  maxHolds = HOLDS,
  wait,
}: RunSteps): Promise<RunEnd> {
  const lists = sharedLists(calls)
  const states = items.map(({ state }) => state)
  /** By index: accepted by the server, with the note of the write. */
  const unconfirmed = new Map(
    items.flatMap(({ isUnconfirmed, why }, index) =>
      isUnconfirmed ? [[index, why] as const] : [],
    ),
  )
  const alike = { why: '', times: 0 }
  let end: RunEnd | undefined
  let fault: { error: unknown } | undefined

  /** Resolves when a busy server may be asked again. */
  let quiet = Promise.resolve()
  async function untilQuiet(): Promise<void> {
    for (let seen: typeof quiet | undefined; seen !== quiet; ) {
      seen = quiet
      await seen
    }
  }
  function hold(seconds: number): void {
    quiet = Promise.all([quiet, wait(seconds, signal)]).then(() => {})
  }

  function isOver(): boolean {
    if (!isOwned()) end ??= 'stopped'
    return end !== undefined || signal.aborted
  }
  function set(index: number, change: Partial<RunItem>): void {
    if (change.state) states[index] = change.state
    onChange(index, change)
  }
  const putBack = (index: number) =>
    set(index, { state: 'waiting', wasSent: items[index]?.wasSent ?? false })

  async function take(turn: Turn): Promise<void> {
    const { index } = turn
    const item = items[index]
    for (let holds = 0; item !== undefined; holds++) {
      await untilQuiet()
      if (isOver()) return
      const taken = await takeStep(item, turn, lists, () => {
        if (isOver()) return false
        set(index, { state: 'sent', wasSent: true })
        return true
      })
      if (taken === null) return putBack(index)
      if (taken.state === 'session over') {
        end ??= 'stopped'
        return putBack(index)
      }
      if (taken.state !== 'held') return count(index, taken)
      if (holds === maxHolds) return count(index, taken.failure)
      putBack(index)
      hold(taken.seconds)
    }
  }
  function count(index: number, taken: Partial<RunItem>): void {
    set(index, taken)
    const { state, why = '', isUnconfirmed } = taken
    if (isUnconfirmed) unconfirmed.set(index, taken.why)
    if (state !== 'failed' && state !== 'uncertain') alike.times = 0
    else if (why !== alike.why) Object.assign(alike, { why, times: 1 })
    else alike.times += 1
    if (alike.times === ALIKE && states.includes('waiting')) end ??= 'asking'
  }
  /** One read that fails says little: it is made once more, and where the server is too busy, later. */
  async function lookAgain(look: () => Promise<Look>): Promise<Look> {
    for (let tries = 0; ; tries++) {
      await untilQuiet()
      try {
        return await look()
      } catch (error) {
        const seconds = secondsOfRest(error)
        if (seconds !== undefined && tries < maxHolds) hold(seconds)
        else if (tries > 0 || isStatus(error, 401)) throw error
      }
    }
  }
  /** A step is done when a read after it shows it. */
  async function confirm({ index, type, records }: Turn): Promise<void> {
    const step = items[index]?.step
    if (!type || !step || !unconfirmed.has(index) || end === 'stopped' || !isOwned()) return
    try {
      const now = await lookAgain(() => type.look(step, lists.of(records)))
      const note = unconfirmed.get(index)
      unconfirmed.delete(index)
      const isMissing = now.is === 'ready' || now.is === 'blocked'
      if (!isMissing) return onChange(index, { isUnconfirmed: false, ...(note && { why: note }) })
      const why = now.is === 'blocked' ? now.why : notShown(type)
      set(index, { state: 'failed', why, isUnconfirmed: false, wasAccepted: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) {
        end ??= 'stopped'
        return
      }
      unconfirmed.delete(index)
      set(index, { state: 'uncertain', why: UNASKED, isUnconfirmed: false, wasAccepted: true })
    }
  }
  const safely = (work: (turn: Turn) => Promise<void>) => async (turn: Turn) => {
    try {
      await work(turn)
    } catch (error) {
      fault ??= { error }
      end ??= 'stopped'
      if (states[turn.index] === 'sent') putBack(turn.index)
    }
  }

  const turns = items.map(({ step }, index): Turn => {
    const type = typeOf(step)
    return { index, type, records: type?.recordsOf(step) ?? [] }
  })
  for (const phase of Object.values(PHASE)) {
    const ofPhase = turns.filter(({ type }) => (type?.phase ?? 0) === phase)
    await inTurns(
      ofPhase.filter(({ index }) => states[index] === 'waiting'),
      safely(take),
    )
    await Promise.all(ofPhase.map(safely(confirm)))
  }
  if (fault) throw fault.error
  return end ?? (states.includes('waiting') ? 'paused' : 'ended')
}

/** Three at a time; those that share a record one after another, in their order. */
async function inTurns(turns: readonly Turn[], work: (turn: Turn) => Promise<void>) {
  const lastOf = new Map<string, Promise<void>>()
  const queue: (() => void)[] = []
  let free = LANES
  async function inLane(turn: Turn): Promise<void> {
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve))
    else free -= 1
    await work(turn)
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  await Promise.all(
    turns.map((turn) => {
      const mine = Promise.all(turn.records.map((record) => lastOf.get(record))).then(() =>
        inLane(turn),
      )
      for (const record of turn.records) lastOf.set(record, mine)
      return mine
    }),
  )
}

/** What a step came to; `held`: nothing was written, and the server asks for so many seconds of rest. */
type Taken =
  | Pick<RunItem, 'state' | 'why' | 'wasSent' | 'isUnconfirmed' | 'said'>
  | { state: 'session over' }
  | { state: 'held'; seconds: number; failure: Pick<RunItem, 'state' | 'why' | 'said'> }

/**
 * Takes one step: looks, writes where something is to be written, and where the response is lost looks
 * again. Throws only what is no failure of a call.
 * @param onSend called just before the write is sent; false where it must not be sent any more.
 */
async function takeStep(
  { step, wasSent = false, wasAccepted = false }: RunItem,
  { type, records }: Turn,
  lists: ReturnType<typeof sharedLists>,
  onSend: () => boolean,
): Promise<Taken | null> {
  if (type === undefined) return { state: 'failed', why: OTHER_VERSION }
  const look = () => type.look(step, lists.of(records))
  let hasLeft = false
  try {
    const now = await look()
    if (now.is === 'done') return { state: wasSent ? 'done' : 'unchanged' }
    if (now.is === 'blocked') return { state: 'failed', why: now.why }
    if (now.is !== 'ready') return { state: 'changed', why: now.why }
    // It would be there twice, once the server lists it.
    const isNew = type.phase === PHASE.make || type.phase === PHASE.join
    if (wasAccepted && isNew) return { state: 'failed', why: UNLISTED }
    if (!onSend()) return null
    hasLeft = true
    await now.write()
    lists.written(records)
    return { state: 'done', isUnconfirmed: !type.leavesNoTrace, ...(now.note && { why: now.note }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // What was sent earlier may have been carried out, as long as nobody could be asked.
    if (!hasLeft) return failed(error, wasSent ? 'uncertain' : 'failed')
    lists.written(records)
    if (!isUnknown(error) && !isRefused(error)) return failed(error, 'failed')
    const after = await look().catch(nullIfUnanswered)
    // What was refused and is there is somebody else's, unless an earlier try may have done it.
    if (isRefused(error) && !wasSent) {
      if (after?.is === 'done') return { state: 'unchanged' }
      return { ...failure(error, 'failed'), wasSent }
    }
    if (after === null) return failed(error, isUnknown(error) ? 'uncertain' : 'failed')
    return after.is === 'done' ? { state: 'done' } : failed(error, 'failed')
  }
}

function failed(error: ApiError, state: 'failed' | 'uncertain'): Taken {
  if (error.status === 401) return { state: 'session over' }
  const seconds = secondsOfRest(error)
  return seconds === undefined
    ? failure(error, state)
    : { state: 'held', seconds, failure: failure(error, 'failed') }
}

/** For how long a server that is too busy asks to be left alone; a read does not say for how long. */
function secondsOfRest(error: unknown): number | undefined {
  if (error instanceof BusyError) return error.retryAfter ?? HOLD_SECONDS
  return isStatus(error, 429) ? HOLD_SECONDS : undefined
}

/** Why a step is not done that the server has accepted. */
function notShown({ phase }: StepType<Step>): string {
  if (phase === PHASE.part || phase === PHASE.remove) return `${ACCEPTED} still lists it.`
  const isChange = phase === PHASE.change || phase === PHASE.refer
  return isChange ? `${ACCEPTED} does not show the change.` : UNLISTED
}

/** A failure with its reason, and whether that is the server's own. */
function failure(
  error: ApiError,
  state: 'failed' | 'uncertain',
): Pick<RunItem, 'state' | 'why' | 'said'> {
  const hasReason = error.serverMessage !== undefined && error.status < 500
  const said = isRefused(error) ? 'refused' : hasReason ? 'explained' : undefined
  return { state, why: reason(error), ...(said && { said }) }
}

interface SharedList {
  rows: Promise<unknown>
  at: number
  /** How many writes of the run had ended when it was asked for. */
  writes: number
}

/**
 * The calls of a run whose reads are shared by its steps for a short time: a list is read before a
 * record is written, but not once for each of a hundred. A list that is older than the run's own last
 * write to a record does not serve this record.
 */
export function sharedLists(calls: ServerCalls) {
  const lists = new Map<string, SharedList>()
  const written = new Map<string, number>()
  let writes = 0

  function read<Rows>(name: string, least: number, ask: () => Promise<Rows>): Promise<Rows> {
    const list = lists.get(name)
    if (list && list.writes >= least && Date.now() - list.at < FRESH_MS) {
      return list.rows as Promise<Rows>
    }
    const rows = ask()
    lists.set(name, { rows, at: Date.now(), writes })
    rows.catch(() => {
      if (lists.get(name)?.rows === rows) lists.delete(name)
    })
    return rows
  }
  return {
    /** The calls for a step that writes these records. */
    of(records: readonly string[]): ServerCalls {
      const least = Math.max(0, ...records.map((record) => written.get(record) ?? 0))
      return {
        ...calls,
        games: (team: TeamKey) => read(`${team} games`, least, () => calls.games(team)),
        plans: (team: TeamKey) => read(`${team} plans`, least, () => calls.plans(team)),
        combinedPlans: () => read('combined plans', least, () => calls.combinedPlans()),
        locations: () => read('locations', least, () => calls.locations()),
        reps: () => read('reps', least, () => calls.reps()),
      }
    },
    /** A write to these records has ended, well or not. */
    written(records: readonly string[]): void {
      writes += 1
      for (const record of records) written.set(record, writes)
    },
  }
}
