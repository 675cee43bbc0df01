import { ApiError } from '../../../api/errors'

/*
 * A write whose answer never came is neither done nor failed: the server may have carried it out.
 * These are the words for it and the test; `useRecordSave` and `useRecordDelete` go by them, and so
 * does every batch of writes.
 */

/** While it is being found out what became of it. */
export const CHECKING = 'The server did not answer. Checking…'
/** Nobody could be asked; nothing is sent again before somebody could. */
export const CANNOT_TELL =
  'The server could not be asked whether this was saved. What you typed is kept.'
export const CANNOT_TELL_DELETED = 'The server could not be asked whether this was deleted.'
/** The button that asks again. */
export const CHECK_AGAIN = 'Check again'

/** A gateway that had no answer from the server behind it. */
const GATEWAY = [502, 504]

/** Is it unknown whether a write that ended like this was carried out? */
export function isUnknown(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError)) return false
  return failure.isNetwork || failure.kind === 'unreadable' || GATEWAY.includes(failure.status)
}

/** For a read that finds out: null when it failed too. Throws what is no failure of a call. */
export function nullIfUnanswered(failure: unknown): null {
  if (failure instanceof ApiError) return null
  throw failure
}
