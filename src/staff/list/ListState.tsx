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
  /** The message of a failed load (docs/rules/words.md#load-failures). */
  failed: string
  children: (rows: Rows) => ReactNode
}

/**
 * The states of a list: messages about it ({@link ListMessages}), then its rows as soon as they are loaded,
 * until then that they are loading.
 */
export function ListState<Rows>(props: ListStateProps<Rows>) {
  const { queryKey, query, loading, failed, children } = props
  const focus = useContainerFocusFallback<HTMLDivElement>()
  return (
    <>
      {/* Takes the focus of Try Again, which is removed when it is pressed. */}
      <div {...focus}>
        <ListMessages queryKey={queryKey} failed={failed} />
      </div>
      {query.data !== undefined
        ? children(query.data)
        : query.isFetching && <Loading text={loading} isTable />}
    </>
  )
}
