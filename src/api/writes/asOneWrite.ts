import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Runs several writes as one: what they make stale is read again once, when all have ended, well or
 * not. Rejects with what `run` rejects with.
 */
export const asOneWrite = <Result>(
  client: QueryClient,
  invalidates: readonly QueryKey[],
  run: () => Promise<Result>,
): Promise<Result> =>
  client
    .getMutationCache()
    .build<Result, Error, void, unknown>(client, { mutationFn: run, meta: { invalidates } })
    .execute()
