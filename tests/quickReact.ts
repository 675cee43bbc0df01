import * as React from 'react'

/*
 * In development React takes a stack trace for every element it makes, ten thousand between two
 * resets, for warnings to name the parent. That was a fifth of a test's time, and no test reads it.
 */

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** Lets React believe that it has taken all its stack traces. Without effect where it keeps no count. */
export function spareOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS]
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
