import { ApiError, BusyError, isRefused } from '../../../api/errors'
import { reason } from '../../../api/writes/reason'
import { isUnknown, nullIfUnanswered } from '../save/unknown'
import type { freshLists } from './freshLists'
import type { JobItem } from './jobStore'
import type { Look } from './kinds/kind'
import { kindOf } from './kinds/kinds'

/** What a step came to; `held`: nothing was written, and the server asks to be left alone for so long. */
export type Taken =
  | Pick<JobItem, 'state' | 'why' | 'wasSent' | 'wasTaken'>
  | { state: 'session over' }
  | { state: 'held'; seconds: number }

/** A server that is too busy need not say for how long, in seconds. */
const HOLD_SECONDS = 5

/** Also of a read, which does not say for how long. */
function heldFor(error: ApiError): number | undefined {
  if (error instanceof BusyError) return error.retryAfter ?? HOLD_SECONDS
  return error.status === 429 ? HOLD_SECONDS : undefined
}

function failed(error: ApiError, state: 'failed' | 'uncertain'): Taken {
  if (error.status === 401) return { state: 'session over' }
  const seconds = heldFor(error)
  return seconds === undefined ? { state, why: reason(error) } : { state: 'held', seconds }
}

const DIFFERENT_VERSION = 'it was begun by another version of this page, which cannot do it.'
const UNLISTED = 'the server took it, but does not list it.'
const UNASKED = 'the server took it, but could not be asked whether it lists it.'

/** The server took it: it is done when it is listed, and not sent again while it is not. */
async function proven(look: () => Promise<Look>): Promise<Taken> {
  const after = await look().catch(nullIfUnanswered)
  if (after?.is === 'so') return { state: 'done' }
  const [state, why] = after ? (['failed', UNLISTED] as const) : (['uncertain', UNASKED] as const)
  return { state, why, wasTaken: true }
}

/**
 * Takes one step: reads where the server stands, writes where something is left to do, and where the
 * answer is lost reads again what became of it. It throws only what is no failure of a call.
 * @param onSend called just before the write leaves; false where it must not leave any more.
 */
export async function takeStep(
  { step, wasSent = false, wasTaken = false }: JobItem,
  lists: ReturnType<typeof freshLists>,
  onSend: () => boolean,
): Promise<Taken | null> {
  const kind = kindOf(step)
  if (kind === undefined) return { state: 'failed', why: DIFFERENT_VERSION }
  const records = kind.recordsOf(step)
  const look = () => kind.look(step, lists.of(records))
  let hasLeft = false
  try {
    const now = await look()
    if (now.is === 'so') return { state: wasSent ? 'done' : 'unchanged' }
    if (now.is === 'other') return { state: 'changed', why: now.why }
    if (now.is === 'later') return { state: 'failed', why: now.why }
    // It would be there twice, once the server lists it.
    if (wasTaken) return { state: 'failed', why: UNLISTED }
    if (!onSend()) return null
    hasLeft = true
    await now.write()
    lists.written(records)
    return kind.isProven ? await proven(look) : { state: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // What left earlier may have been carried out, as long as nobody could be asked.
    if (!hasLeft) return failed(error, wasSent ? 'uncertain' : 'failed')
    lists.written(records)
    if (!isUnknown(error) && !isRefused(error)) return failed(error, 'failed')
    const after = await look().catch(nullIfUnanswered)
    // What was refused and is there is somebody else's, unless an earlier try may have done it.
    if (isRefused(error) && !wasSent) {
      if (after?.is === 'so') return { state: 'unchanged' }
      return { state: 'failed', why: reason(error), wasSent }
    }
    if (after === null) return failed(error, isUnknown(error) ? 'uncertain' : 'failed')
    return after.is === 'so' ? { state: 'done' } : failed(error, 'failed')
  }
}
