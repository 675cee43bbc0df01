import {
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQueryClient,
} from '@tanstack/react-query'

interface Readable<T, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<T, Key> | SkipToken
}

/**
 * Reads a query again now and hands the answer to the cache, so that the screens that show it
 * follow. Throws ApiError. For the look at a record before it is overwritten: not by the cache's
 * own fetch, which answers with the old rows when the session's end cancels it.
 */
export function useReread() {
  const client = useQueryClient()
  return async <T, Key extends QueryKey>({ queryKey, queryFn }: Readable<T, Key>): Promise<T> => {
    if (typeof queryFn !== 'function') throw new TypeError('nothing to read')
    const { signal } = new AbortController()
    const now = await queryFn({ client, queryKey, signal, meta: undefined })
    client.setQueryData<T>(queryKey, now)
    return now
  }
}
