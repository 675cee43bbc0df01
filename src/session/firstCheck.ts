import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { checkSessionQuery } from '../api/users'
import type { User } from '../domain/session'
import { isSessionLikely, sessionMark } from './storedExpiration'

/** A check that a loader has sent before the session was mounted. */
interface FirstCheck {
  /** What the browser said of the session then. */
  mark: string
  user: Promise<User | null>
}

const firstChecks = new WeakMap<QueryClient, FirstCheck>()

/**
 * Who is signed in, for loaders: from the cache, else from the server. Null for nobody, and where it is
 * not known; never rejects. Without a stored session nothing is sent.
 */
export async function prefetchSession(client: QueryClient): Promise<User | null> {
  const known = client.getQueryData<User | null>(keys.session)
  if (known !== undefined || !isSessionLikely()) return known ?? null
  const isSent = client.isFetching({ queryKey: keys.session }) > 0
  const user = client.fetchQuery(checkSessionQuery())
  // One that is on its way is recorded, or taken, already.
  if (isSent) return user.catch(() => null)
  firstChecks.set(client, { mark: sessionMark(), user })
  return user.catch(() => null)
}

/**
 * The user whom that check has found by now; null for nobody, undefined where it is not known, or where
 * another tab has signed somebody in or out since.
 */
export function checkedUser(client: QueryClient): User | null | undefined {
  const isValid = firstChecks.get(client)?.mark === sessionMark()
  return isValid ? client.getQueryData<User | null>(keys.session) : undefined
}

/**
 * The check itself, once: it counts instead of a second one. Where another tab has signed somebody in or
 * out since, there is none, and nothing that was read meanwhile stays in the cache.
 */
export function takeFirstCheck(client: QueryClient): Promise<User | null> | undefined {
  const check = firstChecks.get(client)
  firstChecks.delete(client)
  if (check === undefined || check.mark === sessionMark()) return check?.user
  client.clear()
  return undefined
}
