import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '../../ui/LoadState'
import { useKeptFocus } from '../../ui/useKeptFocus'
import { ListNotes } from './ListNotes'

interface ListStateProps<Rows> {
  /** The list's key in the cache. */
  list: QueryKey
  /** What the list's hook returned. */
  query: { data: Rows | undefined; isFetching: boolean }
  /** What is said while the first answer is on its way. */
  loading: string
  /** The words of a failed load (docs/rules/words.md#load-failures). */
  failed: string
  children: (rows: Rows) => ReactNode
}

/**
 * A list's states: what is to know of it (failed, old, rows not read), then its rows as soon as
 * there are any, else that they are on their way.
 */
export function ListState<Rows>({ list, query, loading, failed, children }: ListStateProps<Rows>) {
  const kept = useKeptFocus<HTMLDivElement>()
  return (
    <>
      {/* Try Again goes when it is pressed. */}
      <div {...kept}>
        <ListNotes list={list} failed={failed} />
      </div>
      {query.data !== undefined
        ? children(query.data)
        : query.isFetching && <Loading text={loading} isTable />}
    </>
  )
}
