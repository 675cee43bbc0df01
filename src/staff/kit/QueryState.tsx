import { whyUnread } from '../../api/writes/words'
import { LoadError, Loading } from '../../ui/LoadState'

interface QueryStateProps {
  /** What a query hook returned. */
  query: {
    data: unknown
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** What is said while the first answer is on its way; left out where nothing need be said. */
  loading?: string
  /** The words of docs/rules/words.md#load-failures. */
  failed: string
}

/**
 * What is to know of something that a dialog needs beside its own: that it is on its way, or could
 * not be loaded. Nothing while all is well. A list with rows of its own: `ListState`.
 */
export function QueryState({ query, loading, failed }: QueryStateProps) {
  if (query.isFetching) {
    const isFirst = query.data === undefined
    return isFirst && loading !== undefined ? <Loading text={loading} /> : null
  }
  if (!query.error) return null
  return (
    <LoadError text={failed} why={whyUnread(query.error)} onRetry={() => void query.refetch()} />
  )
}
