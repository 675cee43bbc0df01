import { whyUnread } from '../../api/writes/words'
import { OptionsFailed } from '../../ui/form/OptionsFailed'
import { LoadError, Loading } from '../../ui/LoadState'

interface QueryStateProps {
  /** What a query hook returned. */
  query: {
    data: unknown
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Shown until the first response; nothing without it. */
  loading?: string
  /** The words of docs/rules/words.md#load-failures. */
  failed: string
}

/** Loading and error of a query that a dialog needs besides its own. A list of rows: `ListState`. */
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

/** Below a field: reports that its options could not be loaded, and tries again. */
export function OptionsState({ query, failed }: Omit<QueryStateProps, 'loading'>) {
  if (query.isFetching || !query.error) return null
  return (
    <OptionsFailed
      words={failed}
      why={whyUnread(query.error)}
      onRetry={() => void query.refetch()}
    />
  )
}
