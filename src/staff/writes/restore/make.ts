import { type ApiError, isRefused } from '../../../api/errors'
import { isUnknown, nullIfUnanswered } from '../save/unknown'

/** A write that was sent, and nobody could be asked what became of it. */
export class NobodyToAsk extends Error {}

/**
 * Makes one record again by the one call that makes it, unless it is there. A call without an answer
 * is found out about before anything is said; one that was refused may have met itself, sent twice by
 * the browser.
 * @param sent what earlier tries sent: it is added when it leaves, and stays while it may arrive.
 * @throws ApiError when it is not there, {@link NobodyToAsk} when that is not known.
 */
export async function make({
  key,
  sent,
  isThere,
  write,
  look,
}: {
  key: string
  sent: Set<string>
  /** As just read. */
  isThere: boolean
  write: () => Promise<unknown>
  /** Reads whether it is there now. Throws ApiError. */
  look: () => Promise<boolean>
}): Promise<void> {
  if (isThere) return
  sent.add(key)
  try {
    await write()
  } catch (error) {
    if (isUnknown(error)) return found(error, look)
    sent.delete(key)
    if (!isRefused(error) || !(await look().catch(nullIfUnanswered))) throw error
    sent.add(key)
  }
}

/**
 * The same for a record that is looked for in its list, which tells it by its new id.
 * @returns its row; `there` where somebody else has made it before this did anything; `unlisted`
 * where the server took it and does not show it.
 */
export async function madeAgain<Row extends object>({
  key,
  sent,
  find,
  write,
}: {
  key: string
  sent: Set<string>
  /** Reads the list. Throws ApiError. */
  find: () => Promise<Row | undefined>
  write: () => Promise<unknown>
}): Promise<Row | 'there' | 'unlisted'> {
  const isThere = (await find()) !== undefined
  if (isThere && sent.size === 0) return 'there'
  await make({ key, sent, isThere, write, look: async () => (await find()) !== undefined })
  return (await find()) ?? 'unlisted'
}

async function found(error: ApiError, look: () => Promise<boolean>): Promise<void> {
  const isThere = await look().catch(nullIfUnanswered)
  if (isThere === null) throw new NobodyToAsk()
  if (!isThere) throw error
}
