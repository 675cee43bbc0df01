import { ApiError, BusyError, isOutcomeUnknown, isRefused, nullOnApiError } from '../../api/errors'
import { failureReason } from '../../api/writes/messages'
import type { RunItem } from './runStore'
import type { sharedLists } from './steps/serverCalls'
import { stepPhase, stepTypeOf } from './steps/stepTypes'

/** The start of the reason why an accepted step isn't done. */
export const ACCEPTED = 'the server accepted it, but'
/** The reason for a new record that no list has. */
export const UNLISTED = `${ACCEPTED} doesn’t list it.`

/** The pause in seconds if a busy server doesn't specify one. */
const PAUSE_SECONDS = 5

/** A step of a run, with its initial and its current item. */
export function taskOf(initialItem: RunItem, index: number) {
  const { step } = initialItem
  const type = stepTypeOf(step)
  const recordKeys = type.recordKeysOf(step)
  return { index, initialItem, item: initialItem, type, phase: stepPhase(step), recordKeys }
}
export type Task = ReturnType<typeof taskOf>

/**
 * Checks a step, writes it if needed, and checks it again if the response is lost.
 * @param onSend called just before sending the write. Returns false if it must not be sent anymore.
 * @returns the change of the item; null if the step wasn't sent.
 * @throws ApiError if the server is busy or the session has ended, and nothing was written.
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
    // Sending it again would create a duplicate once the server lists the first one.
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
    // Until the server can be asked, an earlier try may have succeeded.
    if (!isSent) return stepFailure(error, wasSent ? 'uncertain' : 'failed')
    lists.markWritten(recordKeys)
    return checkFailedWrite(error)
  }

  /** Finds out what a refused write, or one without a response, has done. */
  async function checkFailedWrite(error: ApiError): Promise<Partial<RunItem>> {
    if (!isOutcomeUnknown(error) && !isRefused(error)) return stepFailure(error, 'failed')
    const after = await check().catch(nullOnApiError)
    const isInPlace = after?.status === 'done'
    // If it exists although the write was refused, another person made it, or an earlier try.
    if (isRefused(error) && !wasSent)
      return isInPlace ? { state: 'unchanged' } : { ...failure(error, 'failed'), wasSent }
    if (isInPlace) return { state: 'done' }
    const isUncertain = after === null && isOutcomeUnknown(error)
    return stepFailure(error, isUncertain ? 'uncertain' : 'failed')
  }
}

/** The failure of one step. Rethrows errors that concern the whole run. */
function stepFailure(error: ApiError, state: 'failed' | 'uncertain') {
  if (error.status === 401 || pauseOf(error) !== undefined) throw error
  return failure(error, state)
}

/** The change to a failed item: its reason, and whether the reason is from the server. */
export function failure(error: ApiError, state: 'failed' | 'uncertain'): Partial<RunItem> {
  const why = failureReason(error)
  if (isRefused(error)) return { state, why, said: 'refused' }
  return { state, why, said: error.hasReason ? 'explained' : undefined }
}

/** The pause in seconds that a busy server asks for; undefined if it isn't busy. */
export function pauseOf(error: unknown): number | undefined {
  if (error instanceof BusyError) return error.retryAfter ?? PAUSE_SECONDS
  const isBusy = error instanceof ApiError && error.status === 429
  return isBusy ? PAUSE_SECONDS : undefined
}
