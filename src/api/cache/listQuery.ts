import { type QueryClient, type QueryKey, queryOptions, useMutation } from '@tanstack/react-query'
import { gamePlansHttp, type Http } from '../http'
import { type RowList, selectRows } from './rowList'

/**
 * Query options of a list that one call reads; screens get the rows alone.
 * @param path the call's address below the API's base; it may throw ApiError.
 * @param decode reads the body of the response.
 */
export const listQuery = <const Key extends QueryKey, Row>(
  queryKey: Key,
  path: () => string,
  decode: (body: unknown) => RowList<Row>,
  { http = gamePlansHttp, meta = {} }: { http?: Http; meta?: { logAs?: string } } = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => decode(await http.get(path(), { signal })),
    select: selectRows<Row>,
    meta,
  })

/**
 * For the queries of a sheet, whose loader requests them before the sheet's code is loaded: what has failed
 * by then is not retried when the sheet mounts. Try Again retries, and so does the next visit's loader.
 */
export const prefetched = { retryOnMount: false } as const

/** A mutation that makes these keys stale. */
export const useWrite = <Change, Result>(
  write: (change: Change) => Promise<Result>,
  invalidates: readonly QueryKey[],
) => useMutation({ mutationFn: (change: Change) => write(change), meta: { invalidates } })

/**
 * Applies a write to a cached list at once, before the list is read again: a deleted row must not be
 * deleted twice, nor stay when that read fails. A pending read is canceled, because its response may be
 * older than the write. A list that was never read stays unread.
 */
export async function updateList<Row>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (rows: Row[]) => Row[],
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  // The other rows stay as old as they are.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  client.setQueryData<RowList<Row>>(
    queryKey,
    (list) => list && { ...list, rows: change(list.rows) },
    { updatedAt },
  )
}

/** Deletes one row and removes it from its list at once. `keyOf` returns the key that `remove` takes. */
export const useDeleteRow = <Row, Key>(
  list: QueryKey,
  keyOf: (row: Row) => Key,
  remove: (key: Key) => Promise<unknown>,
  invalidates: readonly QueryKey[],
) =>
  useMutation({
    mutationFn: (key: Key) => remove(key),
    onSuccess: (_data, key, _result, { client }) =>
      updateList<Row>(client, list, (rows) => rows.filter((row) => keyOf(row) !== key)),
    meta: { invalidates },
  })
