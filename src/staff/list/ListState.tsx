import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '../../ui/LoadState'
import { useContainerFocusFallback } from '../../ui/useContainerFocusFallback'
import { ListMessages } from './ListMessages'

interface ListStateProps<Rows> {
  queryKey: QueryKey
  /** The result of the list's query. */
  query: { data: Rows | undefined; isFetching: boolean }
  /** The text while the first response is loading. */
  loading: string
  /** The message for a failed load (docs/rules/words.md#load-failures). */
  failed: string
  children: (rows: Rows) => ReactNode
}

/**
 * The states of a list: its messages ({@link ListMessages}), then a loading text or the loaded rows.
 */
export function ListState<Rows>(props: ListStateProps<Rows>) {
  const { queryKey, query, loading, failed, children } = props
  const focus = useContainerFocusFallback<HTMLDivElement>()
  return (
    <>
      {/* Receives the focus when Try Again disappears after a click. */}
      <div {...focus}>
        <ListMessages queryKey={queryKey} failed={failed} />
      </div>
      {query.data !== undefined
        ? children(query.data)
        : query.isFetching && <Loading text={loading} isTable />}
    </>
  )
}
