import type { QueryClient } from '@tanstack/react-query'
import { readOf } from '../api/addresses'
import { forgetStarted, isStartedWell } from '../api/http/started'
import { keys } from '../api/keys'
import { checkSessionQuery } from '../api/users'
import type { User } from '../domain/session'
import { sessionMark } from './storedExpiration'

declare global {
  interface Window {
    /** What the browser said of the session when the page sent its first reads. */
    startedFor?: string
  }
}

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
  // Since the page was opened another tab has signed somebody in or out: these are not his answers.
  if (window.startedFor !== mark) forgetStarted()
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

/**
 * Takes the user so read: he counts once. A check that is still on its way stays, for the session to
 * wait for; of what was read for somebody who has signed out since, nothing stays.
 */
export function takeFirstCheck(client: QueryClient): User | null | undefined {
  const user = firstCheck(client)
  const mark = marks.get(client)
  if (mark !== undefined && mark !== sessionMark()) client.clear()
  marks.delete(client)
  client.removeQueries({
    queryKey: keys.session,
    predicate: ({ state }) => state.data !== undefined,
  })
  return user
}
