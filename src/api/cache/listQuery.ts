import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type RowList, rowsOf } from './rowList'

/** A list that one call reads; its screens work with the rows alone. `read` throws ApiError. */
export const listQuery = <const Key extends QueryKey, Row>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<RowList<Row>>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    select: rowsOf<Row>,
  })
