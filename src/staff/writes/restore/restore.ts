import { ApiError, isStatus } from '../../../api/errors'
import { reason } from '../../../api/writes/reason'
import type { Restoring } from './calls'
import { type Deleted, titleOf } from './deleted'
import { NobodyToAsk } from './make'
import type { Outcome } from './outcome'
import { restoreEvent, restoreGame } from './restoreGame'
import { restoreLocation } from './restoreLocation'
import { restoreCombinedPlan, restorePlan } from './restorePlan'
import { restoreRep } from './restoreRep'

/** How each kind is made again. */
const ways: {
  [Kind in Deleted['kind']]: (
    deleted: Extract<Deleted, { kind: Kind }>,
    restoring: Restoring,
  ) => Promise<Outcome>
} = {
  game: restoreGame,
  event: restoreEvent,
  plan: restorePlan,
  'combined plan': restoreCombinedPlan,
  rep: restoreRep,
  location: restoreLocation,
}

/** What became of it; `over`: the session has ended. */
export type Restored = Omit<Outcome, 'result'> & { result: Outcome['result'] | 'failed' | 'over' }

/**
 * Makes a record again from what was read just before it was deleted (docs/rules/saving.md#undo). It
 * reads first and writes what is missing alone, so that it may be run again after any end.
 */
export async function restore(deleted: Deleted, restoring: Restoring): Promise<Restored> {
  const { name } = titleOf(deleted)
  const way = ways[deleted.kind] as (deleted: Deleted, restoring: Restoring) => Promise<Outcome>
  try {
    return await way(deleted, restoring)
  } catch (error) {
    if (error instanceof NobodyToAsk) {
      return { result: 'failed', words: `The server could not be asked whether ${name} is back.` }
    }
    if (!(error instanceof ApiError)) throw error
    if (isStatus(error, 401)) {
      return { result: 'over', words: 'The session ended before all of it was back.' }
    }
    return { result: 'failed', words: `${name} could not be restored: ${reason(error)}` }
  }
}
