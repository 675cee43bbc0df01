import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import { unreadReason } from '../../api/writes/words'
import { LoadError, Loading } from '../../ui/LoadState'

interface QueryStateProps {
  /** What a query hook returned. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Shown until the first response; nothing without it. */
  loading?: string
  /** The words of docs/rules/words.md#load-failures. */
  failed: string
}

/** Loading and error of a query that a dialog needs besides its own. A list of rows: `ListState`. */
export function QueryState({ query, loading, failed }: QueryStateProps) {
  if (query.isFetching)
    return loading && query.data === undefined ? <Loading text={loading} /> : null
  if (!query.error) return null
  return (
    <LoadError
      text={failed}
      reason={unreadReason(query.error)}
      onRetry={() => void query.refetch()}
    />
  )
}

/** Below a field: reports that its options could not be loaded, and tries again. */
export function OptionsState({
  query,
  failed,
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown }
  failed: string
}) {
  if (query.isFetching || !query.error) return null
  const reason = unreadReason(query.error)
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }} role="alert">
      <div>
        <div>{failed}</div>
        {reason && <div>{reason}</div>}
      </div>
      <Button size="small" onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </Stack>
  )
}
