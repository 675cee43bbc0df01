import { ApiError, isUnknown } from '../../api/errors'
import type { BatchResult } from '../../api/writes/settleAll'

/**
 * What of a batch is not done: of a write whose answer never came, what the server holds now decides.
 * @param look reads that, and says of an item whether it is done; where nobody can be asked, the
 *   item stays undone, and the next try begins by reading.
 */
export async function undone<Item>(
  failed: BatchResult<Item>['failed'],
  look: () => Promise<(item: Item) => boolean>,
): Promise<BatchResult<Item>['failed']> {
  if (!failed.some(({ error }) => isUnknown(error))) return failed
  try {
    const isDone = await look()
    return failed.filter(({ item, error }) => !isUnknown(error) || !isDone(item))
  } catch (error) {
    if (error instanceof ApiError) return failed
    throw error
  }
}
