import type { QueryClient } from '@tanstack/react-query'
import { readOf } from '../api/addresses'
import { isStartedWell } from '../api/http/started'
import { keys } from '../api/keys'
import { checkSessionQuery } from '../api/users'
import type { User } from '../domain/session'
import { sessionMark } from './storedExpiration'

/** Longer than from the answer to the first picture. */
const KEPT_MS = 5000

/** What the browser said of the session when its check was read. */
const marks = new WeakMap<QueryClient, string>()

/**
 * Reads who is signed in, where the page has asked it before its code was there; whoever clears the
 * cache forgets it. A check that failed, or that was not started, is left to the session.
 */
export async function prefetchSession(client: QueryClient): Promise<void> {
  const mark = sessionMark()
  if (!(await isStartedWell(readOf(['session'])))) return
  marks.set(client, mark)
  await client.prefetchQuery({ ...checkSessionQuery(), gcTime: KEPT_MS })
}

/**
 * The user so read; null for nobody, undefined when it is not known, or when another tab has signed
 * somebody in or out since.
 */
export function firstCheck(client: QueryClient): User | null | undefined {
  if (marks.get(client) !== sessionMark()) return undefined
  return client.getQueryData<User | null>(keys.session)
}

/** It counts once. One that is still on its way stays, for the session to wait for. */
export function forgetFirstCheck(client: QueryClient): void {
  marks.delete(client)
  client.removeQueries({
    queryKey: keys.session,
    predicate: ({ state }) => state.data !== undefined,
  })
}
