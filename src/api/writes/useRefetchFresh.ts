import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQueryClient,
} from '@tanstack/react-query'
import { settledWriteCount } from '../cache/settledWrites'

interface Readable<T, Data, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<T, Key> | SkipToken
  select?: (response: T) => Data
}

/**
 * Returns a function that reads a query again now and puts the response into the cache, so that screens show
 * it. A record is compared by it before it is overwritten. `client.fetchQuery` is not used, because it would
 * resolve to the old rows when the end of the session cancels it. A response that is older than a write is
 * not used: then it reads again. Throws ApiError.
 */
export function useRefetchFresh() {
  const client = useQueryClient()
  return async <T, Key extends QueryKey, Data = T>(
    query: Readable<T, Data, Key>,
  ): Promise<Data> => {
    const { queryKey } = query
    let response: T
    let writesBefore: number
    do {
      writesBefore = settledWriteCount(client)
      response = await callQueryFn(client, query)
    } while (writesBefore !== settledWriteCount(client))
    // The response of a pending read may be older than this one.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData<T>(queryKey, response)
    return applySelect(query, response)
  }
}

/** Returns {@link useRefetchFresh} for one query. Throws ApiError. */
export function useReadFresh<T, Key extends QueryKey, Data = T>(query: Readable<T, Data, Key>) {
  const refetchFresh = useRefetchFresh()
  return () => refetchFresh(query)
}

/** Reads a query now without changing the cache or a screen. */
export const fetchFresh = async <T, Key extends QueryKey, Data = T>(
  client: QueryClient,
  query: Readable<T, Data, Key>,
): Promise<Data> => applySelect(query, await callQueryFn(client, query))

async function callQueryFn<T, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: Readable<T, unknown, Key>,
): Promise<T> {
  if (typeof queryFn !== 'function') throw new TypeError('nothing to read')
  // Nobody aborts this read, but a query function expects a signal.
  const { signal } = new AbortController()
  return queryFn({ client, queryKey, signal, meta: undefined })
}

const applySelect = <T, Data, Key extends QueryKey>(
  { select }: Readable<T, Data, Key>,
  response: T,
): Data => (select ? select(response) : (response as unknown as Data))
