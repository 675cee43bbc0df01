import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { checkSessionQuery } from '../api/session'
import type { User } from '../domain/user'
import { isSessionLikely, sessionMark } from './storedExpiration'

/** Checks that a loader has sent before the session was mounted, with the {@link sessionMark} at that time. */
const firstChecks = new WeakMap<QueryClient, { mark: string; user: Promise<User | null> }>()

/**
 * Who is signed in, for loaders: from the cache, else from the server. Null for nobody, and where it is
 * not known; never rejects. Without a stored session nothing is sent.
 */
export async function loadUser(client: QueryClient): Promise<User | null> {
  const known = client.getQueryData<User | null>(keys.session)
  if (known !== undefined || !isSessionLikely()) return known ?? null
  const isSent = client.isFetching({ queryKey: keys.session }) > 0
  const user = client.fetchQuery(checkSessionQuery())
  // A pending check is recorded already.
  if (isSent) return user.catch(() => null)
  firstChecks.set(client, { mark: sessionMark(), user })
  return user.catch(() => null)
}

/**
 * The user that the loader's check found; null for nobody, undefined while it is pending, or where another
 * tab has signed somebody in or out since.
 */
export function userFromLoader(client: QueryClient): User | null | undefined {
  const isValid = firstChecks.get(client)?.mark === sessionMark()
  return isValid ? client.getQueryData<User | null>(keys.session) : undefined
}

/**
 * Returns the loader's check once, to be used instead of a second call. Undefined where another tab has
 * signed somebody in or out since: then the cache is cleared too.
 */
export function takeLoaderCheck(client: QueryClient): Promise<User | null> | undefined {
  const check = firstChecks.get(client)
  firstChecks.delete(client)
  if (check === undefined || check.mark === sessionMark()) return check?.user
  client.clear()
  return undefined
}
