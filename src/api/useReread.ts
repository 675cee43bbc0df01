import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from './errors'

/**
 * Reads a query again now, past the cache and without retries; the screens that show it follow.
 * Throws ApiError. For the look at a record before it is overwritten.
 */
export function useReread() {
  const client = useQueryClient()
  return <T, Key extends QueryKey>(options: FetchQueryOptions<T, ApiError, T, Key>): Promise<T> =>
    client.fetchQuery({ ...options, staleTime: 0, retry: false })
}
