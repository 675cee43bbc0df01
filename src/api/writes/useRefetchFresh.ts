import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQueryClient,
} from '@tanstack/react-query'
import { settledWriteCount } from '../cache/queryClient'

interface FreshQuery<T, Data, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<T, Key> | SkipToken
  select?: (response: T) => Data
}

/**
 * Returns a function that reads a query now and puts the response into the cache, so that screens show it too: a
 * record is compared with its stored version before it is overwritten. A response that may be older than a write
 * is not used; the query is read again. Not `client.fetchQuery`, which would resolve to the old rows when the end
 * of the session cancels it. Throws ApiError.
 */
export function useRefetchFresh() {
  const client = useQueryClient()
  return async <T, Key extends QueryKey, Data = T>(query: FreshQuery<T, Data, Key>) => {
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
export function useReadFresh<T, Key extends QueryKey, Data = T>(query: FreshQuery<T, Data, Key>) {
  const refetchFresh = useRefetchFresh()
  return () => refetchFresh(query)
}

/** Reads a query now without changing the cache or a screen. */
export const fetchFresh = async <T, Key extends QueryKey, Data = T>(
  client: QueryClient,
  query: FreshQuery<T, Data, Key>,
): Promise<Data> => applySelect(query, await callQueryFn(client, query))

async function callQueryFn<T, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: FreshQuery<T, unknown, Key>,
): Promise<T> {
  if (typeof queryFn !== 'function') throw new TypeError('nothing to read')
  // Nobody aborts this read, but a query function expects a signal.
  const { signal } = new AbortController()
  return queryFn({ client, queryKey, signal, meta: undefined })
}

const applySelect = <T, Data, Key extends QueryKey>(
  { select }: FreshQuery<T, Data, Key>,
  response: T,
): Data => (select ? select(response) : (response as unknown as Data))
