import { ApiError, BusyError, isOutcomeUnknown, isRefused, nullOnApiError } from '../../api/errors'
import { failureReason } from '../../api/writes/messages'
import type { RunItem } from './runStore'
import type { sharedLists } from './steps/sharedLists'
import { phaseOf, typeOf } from './steps/stepTypes'

export const ACCEPTED = 'the server accepted it, but'
export const UNLISTED = `${ACCEPTED} doesn’t list it.`

/** The pause, in seconds, when a busy server does not ask for one. */
const PAUSE_SECONDS = 5

/** A step in a run, with its item as the run began and as it is now. */
export function taskOf(initialItem: RunItem, index: number) {
  const { step } = initialItem
  const type = typeOf(step)
  const recordKeys = type.recordKeysOf(step)
  return { index, initialItem, item: initialItem, type, phase: phaseOf(step), recordKeys }
}
export type Task = ReturnType<typeof taskOf>

/**
 * Checks a step, writes it if needed, and checks it again when the response is lost.
 * @param onSend called just before the write is sent; false when it must not be sent any more.
 * @returns the change of its item; null when it was not sent.
 * @throws the ApiError of a busy server or of an ended session, when nothing was written.
 */
export async function executeStep(
  { initialItem, type, phase, recordKeys }: Task,
  lists: ReturnType<typeof sharedLists>,
  onSend: () => boolean,
): Promise<Partial<RunItem> | null> {
  const { step, wasSent = false, wasAccepted = false } = initialItem
  const check = () => type.check(step, lists.callsFor(recordKeys))
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
    lists.markWritten(recordKeys)
    const state = type.leavesNoTrace ? 'done' : 'accepted'
    return { state, wasAccepted: true, why: result.note }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // An earlier try may have been carried out, as long as the server cannot be asked.
    if (!isSent) return stepFailure(error, wasSent ? 'uncertain' : 'failed')
    lists.markWritten(recordKeys)
    if (!isOutcomeUnknown(error) && !isRefused(error)) return stepFailure(error, 'failed')
    const after = await check().catch(nullOnApiError)
    // A record that exists although its write was refused is somebody else's, except after an earlier try.
    if (isRefused(error) && !wasSent) {
      if (after?.status === 'done') return { state: 'unchanged' }
      return { ...failure(error, 'failed'), wasSent }
    }
    if (after?.status === 'done') return { state: 'done' }
    const isUncertain = after === null && isOutcomeUnknown(error)
    return stepFailure(error, isUncertain ? 'uncertain' : 'failed')
  }
}

/** A failure of one step; throws what concerns the whole run. */
function stepFailure(error: ApiError, state: 'failed' | 'uncertain') {
  if (error.status === 401 || pauseOf(error) !== undefined) throw error
  return failure(error, state)
}

/** A failed item with its reason, and whether the reason is the server's own. */
export function failure(error: ApiError, state: 'failed' | 'uncertain'): Partial<RunItem> {
  const why = failureReason(error)
  if (isRefused(error)) return { state, why, said: 'refused' }
  return { state, why, said: error.hasReason ? 'explained' : undefined }
}

/** The pause, in seconds, that a busy server asks for; a read does not name its length. */
export function pauseOf(error: unknown): number | undefined {
  if (error instanceof BusyError) return error.retryAfter ?? PAUSE_SECONDS
  const isBusy = error instanceof ApiError && error.status === 429
  return isBusy ? PAUSE_SECONDS : undefined
}
