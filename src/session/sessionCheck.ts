import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/errors'
import { checkSessionQuery } from '../api/session'
import type { User } from '../domain/user'
import { isSignedOut } from './storedSession'

/** The time after which a check is old, in milliseconds. */
const CHECK_MAX_AGE_MS = 60_000

/**
 * The first and longest delay before a check without a response is retried, in milliseconds. Each
 * delay is twice the one before.
 */
const FIRST_RETRY_DELAY_MS = 2000
const MAX_RETRY_DELAY_MS = 60_000

/** Handles the result of a check. */
interface CheckHandlers {
  onUser: (user: User) => void
  onNobody: () => void
  /** Called if the server did not respond. The check is repeated. */
  onOutage: () => void
  /** Called if `recheck` found nobody: the session has ended elsewhere. */
  onEnded: () => void
}

/**
 * Creates the checks that ask the server who is signed in. Only the newest check reports its
 * result.
 */
export function createSessionCheck(client: QueryClient, handlers: CheckHandlers) {
  const { onUser, onNobody, onOutage, onEnded } = handlers
  /** Aborted when a newer check starts, or when it is known otherwise who is signed in. */
  let newest = new AbortController()
  /** When it was last known who is signed in, in milliseconds since 1970. */
  let settledAt = Number.NEGATIVE_INFINITY
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = FIRST_RETRY_DELAY_MS

  const readUser = async () => (isSignedOut() ? null : client.fetchQuery(checkSessionQuery()))

  /** Starts the newest check. */
  function startCheck(): AbortSignal {
    newest.abort()
    newest = new AbortController()
    return newest.signal
  }
  function scheduleRetry() {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(check, retryDelay)
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS)
  }
  /**
   * Asks who is signed in, and repeats that until the server responds.
   * @param pending a check that was already sent. It is used instead of a new one.
   */
  async function check(pending?: Promise<User | null>) {
    const signal = startCheck()
    let user: User | null = null
    try {
      user = await (pending && !isSignedOut() ? pending : readUser())
    } catch (error) {
      if (!signal.aborted && isOutage(error)) {
        onOutage()
        scheduleRetry()
        return
      }
      // Any other error means that nobody is signed in.
    }
    if (signal.aborted) return
    if (user) onUser(user)
    else onNobody()
  }
  /** Checks again without a known change. A failed check changes nothing. */
  async function recheck() {
    const signal = startCheck()
    const user = await readUser().catch(() => undefined)
    if (user === undefined || signal.aborted) return
    if (user) onUser(user)
    else onEnded()
  }
  return {
    check,
    recheck,
    /** Ignores a pending check, because it is now known who is signed in. */
    cancelPending() {
      newest.abort()
      settledAt = Date.now()
      clearTimeout(retryTimer)
      retryDelay = FIRST_RETRY_DELAY_MS
    },
    isOld: () => Date.now() - settledAt > CHECK_MAX_AGE_MS,
  }
}

/** Whether an error leaves unknown who is signed in. A refusal means that nobody is. */
const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500)
