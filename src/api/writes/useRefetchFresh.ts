import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQueryClient,
} from '@tanstack/react-query'
import { settledWriteCount } from '../cache/queryClient'

/** A query: `T` is the response, and `Data` what `select` turns it into. */
interface FreshQuery<T, Data, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<T, Key> | SkipToken
  select?: (response: T) => Data
}

/**
 * Returns a function that refetches a query before a write, so that the stored record can be
 * compared with the edited one. Screens show the response as well. Throws ApiError.
 */
export function useRefetchFresh() {
  // Not `client.fetchQuery`: if the end of the session cancels it, it resolves to the old rows.
  const client = useQueryClient()
  return async <T, Key extends QueryKey, Data = T>(query: FreshQuery<T, Data, Key>) => {
    const { queryKey } = query
    // Read again if a write has settled meanwhile: the response may be older than that write.
    let response: T
    let writesBefore: number
    do {
      writesBefore = settledWriteCount(client)
      response = await callQueryFn(client, query)
    } while (writesBefore !== settledWriteCount(client))
    // A pending read may have an older response, so it must not overwrite this one.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData<T>(queryKey, response)
    return applySelect(query, response)
  }
}

/** Like {@link useRefetchFresh}, for one query. Throws ApiError. */
export function useReadFresh<T, Key extends QueryKey, Data = T>(query: FreshQuery<T, Data, Key>) {
  const refetchFresh = useRefetchFresh()
  return () => refetchFresh(query)
}

/** Reads a query without changing the cache or any screen. */
export const fetchFresh = async <T, Key extends QueryKey, Data = T>(
  client: QueryClient,
  query: FreshQuery<T, Data, Key>,
): Promise<Data> => applySelect(query, await callQueryFn(client, query))

async function callQueryFn<T, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: FreshQuery<T, unknown, Key>,
): Promise<T> {
  if (typeof queryFn !== 'function') throw new TypeError('nothing to read')
  // This read is never aborted, but a query function expects a signal.
  const { signal } = new AbortController()
  return queryFn({ client, queryKey, signal, meta: undefined })
}

const applySelect = <T, Data, Key extends QueryKey>(
  { select }: FreshQuery<T, Data, Key>,
  response: T,
): Data => (select ? select(response) : (response as unknown as Data))
