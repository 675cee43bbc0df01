import { type QueryClient, type QueryKey, queryOptions, useMutation } from '@tanstack/react-query'
import { gamePlansHttp, type Http } from '../http'
import { type RowList, selectRows } from './rowList'

/**
 * Query options for a list that one call reads. Screens get only the rows.
 * @param path returns the call's address below the API's base; may throw an ApiError.
 * @param decode parses the body of the response.
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
 * Options for the queries of a sheet. Its loader requests them before the sheet's code is loaded,
 * so a query that has failed by then is not retried when the sheet mounts. Try Again and the next
 * visit retry it.
 */
export const prefetched = { retryOnMount: false } as const

/** A mutation that invalidates these keys. */
export const useWrite = <Change, Result>(
  write: (change: Change) => Promise<Result>,
  invalidates: readonly QueryKey[],
) => useMutation({ mutationFn: (change: Change) => write(change), meta: { invalidates } })

/**
 * Applies a write to a cached list before the list is refetched. Otherwise a deleted row could be
 * deleted twice, or stay if the refetch fails. Pending reads are canceled, because their responses
 * may be older than the write. A list that was never read stays unread.
 */
export async function updateList<Row>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (rows: Row[]) => Row[],
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  // Keep `dataUpdatedAt`: the other rows were not read again.
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  client.setQueryData<RowList<Row>>(
    queryKey,
    (list) => list && { ...list, rows: change(list.rows) },
    { updatedAt },
  )
}

interface RowDeletion<Row, Key> {
  /** The query key of the cached list. */
  list: QueryKey
  /** Returns the key that `remove` takes. */
  keyOf: (row: Row) => Key
  remove: (key: Key) => Promise<unknown>
  invalidates: readonly QueryKey[]
}

/** A mutation that deletes the row of a key, and then removes it from its cached list. */
export const useDeleteRow = <Row, Key>(deletion: RowDeletion<Row, Key>) => {
  const { list, keyOf, remove, invalidates } = deletion
  return useMutation({
    mutationFn: (key: Key) => remove(key),
    onSuccess: (_data, key, _result, { client }) =>
      updateList<Row>(client, list, (rows) => rows.filter((row) => keyOf(row) !== key)),
    meta: { invalidates },
  })
}
