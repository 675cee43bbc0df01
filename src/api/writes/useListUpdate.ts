import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { RowList } from '../cache/rowList'

/**
 * Puts what a write has changed into a list at once, before the list is read again: a deleted row
 * must not stand there to be deleted twice, nor stay when that read fails. A read that is on its
 * way is called off: an answer older than the write must not win. A list nobody has read stays so.
 */
export function useListUpdate() {
  const client = useQueryClient()
  return async <Row>(queryKey: QueryKey, change: (rows: Row[]) => Row[]): Promise<void> => {
    await client.cancelQueries({ queryKey, exact: true })
    // The other rows stay as old as they are.
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    client.setQueryData<RowList<Row>>(
      queryKey,
      (list) => list && { ...list, rows: change(list.rows) },
      { updatedAt },
    )
  }
}
