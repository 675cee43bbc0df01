import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { FirstCall } from '../firstCalls'

/** The query behind each of these calls. */
export type QueriesOf<Call extends FirstCall> = {
  [Name in Call[0]]: (
    ...what: Extract<Call, readonly [Name, ...unknown[]]> extends readonly [unknown, ...infer What]
      ? What
      : never
  ) => object
}

/** Reads into the cache, all at once; never rejects. */
export async function readAhead<Call extends FirstCall>(
  client: QueryClient,
  queries: QueriesOf<Call>,
  calls: readonly Call[],
): Promise<void> {
  await Promise.all(
    calls.map(([name, ...what]: Call) => {
      const query = queries[name as Call[0]] as (...what: unknown[]) => FetchQueryOptions
      return client.prefetchQuery(query(...what))
    }),
  )
}
