import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { checkSessionQuery } from '../api/session'
import type { User } from '../domain/user'
import { isSessionLikely, sessionFingerprint } from './storedSession'

/**
 * The checks that loaders sent before the session was mounted, with the {@link sessionFingerprint}
 * at that time.
 */
const firstChecks = new WeakMap<QueryClient, { fingerprint: string; user: Promise<User | null> }>()

/**
 * Loads the signed-in user for loaders, from the cache or the server. Resolves to null if nobody is
 * signed in or it is unknown; never rejects. Without a stored session no request is sent.
 */
export async function loadUser(client: QueryClient): Promise<User | null> {
  const known = client.getQueryData<User | null>(keys.session)
  if (known !== undefined || !isSessionLikely()) return known ?? null
  const isSent = client.isFetching({ queryKey: keys.session }) > 0
  const user = client.fetchQuery(checkSessionQuery())
  // A pending check is already in `firstChecks`.
  if (!isSent) firstChecks.set(client, { fingerprint: sessionFingerprint(), user })
  return user.catch(() => null)
}

/**
 * The user that the loader's check found, or null for nobody. Undefined while the check is pending,
 * or if another tab has signed somebody in or out since.
 */
export function userFromLoader(client: QueryClient): User | null | undefined {
  const isValid = firstChecks.get(client)?.fingerprint === sessionFingerprint()
  return isValid ? client.getQueryData<User | null>(keys.session) : undefined
}

/**
 * Returns the loader's check once, to be used instead of a second call. If another tab has signed
 * somebody in or out since, returns undefined and clears the cache.
 */
export function takeLoaderCheck(client: QueryClient): Promise<User | null> | undefined {
  const check = firstChecks.get(client)
  firstChecks.delete(client)
  if (check === undefined || check.fingerprint === sessionFingerprint()) return check?.user
  client.clear()
  return undefined
}
