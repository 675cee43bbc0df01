import {
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  useQueryClient,
} from '@tanstack/react-query'
import { writesEnded } from '../cache/queryClient'

interface Readable<T, Data, Key extends QueryKey> {
  queryKey: Key
  queryFn?: QueryFunction<T, Key> | SkipToken
  select?: (response: T) => Data
}

/**
 * Reads a query again now and puts the response into the cache, so that the screens that show it
 * follow. Throws ApiError. For the look at a record before it is overwritten: not by the cache's
 * own fetch, which answers with the old rows when the session's end cancels it. A response that is
 * older than a write is not taken: then it reads once more.
 */
export function useReread() {
  const client = useQueryClient()
  return async <T, Key extends QueryKey, Data = T>(
    query: Readable<T, Data, Key>,
  ): Promise<Data> => {
    const { queryKey } = query
    let [now, before]: [T | undefined, number] = [undefined, -1]
    while (before !== writesEnded(client)) {
      before = writesEnded(client)
      now = await ask(client, query)
    }
    // Theirs may be older than this one.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData<T>(queryKey, now)
    return selected(query, now as T)
  }
}

/** Reads a query now, for those who look at it alone: the cache and the screens keep what they have. */
export async function readNow<T, Key extends QueryKey, Data = T>(
  client: QueryClient,
  query: Readable<T, Data, Key>,
): Promise<Data> {
  return selected(query, await ask(client, query))
}

async function ask<T, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn }: Readable<T, unknown, Key>,
): Promise<T> {
  if (typeof queryFn !== 'function') throw new TypeError('nothing to read')
  const { signal } = new AbortController()
  return queryFn({ client, queryKey, signal, meta: undefined })
}

function selected<T, Data, Key extends QueryKey>(
  { select }: Readable<T, Data, Key>,
  response: T,
): Data {
  return select ? select(response) : (response as unknown as Data)
}
