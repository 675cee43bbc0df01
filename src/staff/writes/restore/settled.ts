import { type ApiError, isStatus } from '../../../api/errors'
import type { BatchResult } from '../../../api/writes/settleAll'
import { nullIfUnanswered } from '../save/unknown'
import { NobodyToAsk } from './make'

/**
 * Sends what is missing, each by its own call; where any failed, reads once more what is missing
 * still, because a failed call may have been carried out.
 * @returns what is missing by then, and the first failure.
 * @throws ApiError at the end of the session and where nothing could be read before.
 */
export async function settled<Item>({
  missing,
  write,
}: {
  missing: () => Promise<readonly Item[]>
  write: (items: readonly Item[]) => Promise<BatchResult<unknown>>
}): Promise<{ items: readonly Item[]; error?: ApiError }> {
  const items = await missing()
  if (items.length === 0) return { items }
  const { failed } = await write(items)
  for (const { error } of failed) if (isStatus(error, 401)) throw error
  const [first] = failed
  if (first === undefined) return { items: [] }
  const still = await missing().catch(nullIfUnanswered)
  if (still === null) throw new NobodyToAsk()
  return { items: still, error: first.error }
}
