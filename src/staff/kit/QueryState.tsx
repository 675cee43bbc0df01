import type { UseQueryResult } from '@tanstack/react-query'
import { readFailureReason } from '../../api/writes/messages'
import { LoadError, Loading } from '../../ui/LoadState'

interface QueryStateProps {
  /** What a query hook returned. */
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { data?: unknown; refetch: () => unknown }
  /** Shown until the first response; nothing without it. */
  loading?: string
  /** The message of docs/rules/words.md#load-failures. */
  failed: string
}

/**
 * Loading and error of a query that a dialog needs besides its own, or of the options of a field. A list of
 * rows has `ListState`.
 */
export function QueryState({ query, loading, failed }: QueryStateProps) {
  if (query.isFetching)
    return loading && query.data === undefined ? <Loading text={loading} /> : null
  if (!query.error) return null
  return (
    <LoadError
      text={failed}
      reason={readFailureReason(query.error)}
      onRetry={() => void query.refetch()}
    />
  )
}
