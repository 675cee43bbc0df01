import type { UseQueryResult } from '@tanstack/react-query'
import { readFailureReason } from '../../api/writes/messages'
import { LoadError, Loading } from '../../ui/LoadState'

interface QueryStateProps {
  /** What a query hook returned. */
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { data?: unknown; refetch: () => unknown }
  /** Shown until the first response; nothing is shown if omitted. */
  loading?: string
  /** The message of docs/rules/words.md#load-failures. */
  failed: string
}

/**
 * The loading and error messages of an additional query in a dialog, or of a field's options. Lists of rows use
 * `ListState`.
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
