import {
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQueryClient,
} from '@tanstack/react-query'
import { writesEnded } from '../cache/queryClient'

interface Readable<T, Data, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<T, Key> | SkipToken
  select?: (answer: T) => Data
}

/**
 * Reads a query again now and hands the answer to the cache, so that the screens that show it
 * follow. Throws ApiError. For the look at a record before it is overwritten: not by the cache's
 * own fetch, which answers with the old rows when the session's end cancels it. An answer that is
 * older than a write is not taken: then it reads once more.
 */
export function useReread() {
  const client = useQueryClient()
  return async <T, Key extends QueryKey, Data = T>({
    queryKey,
    queryFn,
    select,
  }: Readable<T, Data, Key>): Promise<Data> => {
    if (typeof queryFn !== 'function') throw new TypeError('nothing to read')
    const { signal } = new AbortController()
    let [now, before]: [T | undefined, number] = [undefined, -1]
    while (before !== writesEnded(client)) {
      before = writesEnded(client)
      now = await queryFn({ client, queryKey, signal, meta: undefined })
    }
    // Theirs may be older than this one.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData<T>(queryKey, now)
    return select ? select(now as T) : (now as unknown as Data)
  }
}
