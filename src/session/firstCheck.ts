import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { checkSessionQuery } from '../api/users'
import type { User } from '../domain/session'
import { isSessionLikely, sessionMark } from './storedExpiration'

/** What the browser said of the session when a loader's check was sent. */
const marks = new WeakMap<QueryClient, string>()

/**
 * Who is signed in, for loaders, which run before the session is there: from the cache, else from the
 * server. Null for nobody, and where it is not known; never rejects. Without a stored session nothing is
 * sent.
 */
export async function prefetchSession(client: QueryClient): Promise<User | null> {
  const known = client.getQueryData<User | null>(keys.session)
  if (known !== undefined || !isSessionLikely()) return known ?? null
  marks.set(client, sessionMark())
  return client.fetchQuery(checkSessionQuery()).catch(() => null)
}

/**
 * The user of such a check; null for nobody, undefined where it is not known, or where another tab has
 * signed somebody in or out since.
 */
export function checkedUser(client: QueryClient): User | null | undefined {
  const isValid = marks.get(client) === sessionMark()
  return isValid ? client.getQueryData<User | null>(keys.session) : undefined
}

/** The same, once. Nothing stays in the cache that was read for somebody who has signed out since. */
export function takeCheckedUser(client: QueryClient): User | null | undefined {
  const user = checkedUser(client)
  const mark = marks.get(client)
  if (mark !== undefined && mark !== sessionMark()) client.clear()
  marks.delete(client)
  return user
}
