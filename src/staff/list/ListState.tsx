import {
  hashKey,
  notifyManager,
  onlineManager,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { RowList, UnreadRow } from '../../api/cache/rowList'
import { readFailureReason } from '../../api/writes/messages'
import { asOfText, longMomentText } from '../../domain/time/dates'
import { Alert } from '../../ui/Alert'
import { LoadError, Loading } from '../../ui/LoadState'
import { useContainerFocusFallback } from '../../ui/useContainerFocusFallback'

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
 * The states of a list: its messages ({@link ListMessages}), then a loading text or the loaded
 * rows.
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

interface ListMessagesProps {
  queryKey: QueryKey
  /**
   * The message for a failed load (docs/rules/words.md#load-failures); omitted if failures are only
   * logged.
   */
  failed?: string | undefined
}

/** Unreadable rows listed by name at most. Others are only counted. */
const MAX_NAMED = 5

/**
 * Messages above the rows of a list, if it failed to load or refresh, if the browser is offline, or
 * if some rows are unreadable.
 */
export function ListMessages({ queryKey, failed }: ListMessagesProps) {
  const client = useQueryClient()
  const state = useCachedState(queryKey)
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  if (state === undefined) return null
  const { data, error, status, fetchStatus, dataUpdatedAt } = state
  // Keeps the message during a retry, so that it doesn't flicker.
  const hasFailed = status === 'error' && (data !== undefined || fetchStatus === 'idle')
  const hasUnreadRows = data !== undefined && data.unread.length > 0
  const showsFailure = hasFailed && failed !== undefined
  const isOffline = !isOnline && data !== undefined && !showsFailure
  if (!showsFailure && !hasUnreadRows && !isOffline) return null
  return (
    <div style={{ display: 'grid', gap: 12, marginBottom: 16 }}>
      {showsFailure && (
        <LoadError
          text={failed}
          reason={readFailureReason(error)}
          age={data && asOfText(dataUpdatedAt)}
          onRetry={() => void client.refetchQueries({ queryKey, exact: true })}
        />
      )}
      {isOffline && (
        <Alert severity="info">{`You’re offline. This list is as of ${longMomentText(new Date(dataUpdatedAt))} Eastern.`}</Alert>
      )}
      {hasUnreadRows && <UnreadRows rows={data.unread} />}
    </div>
  )
}

/** The cached state of a list's query, without starting a read; undefined before the first read. */
function useCachedState(queryKey: QueryKey) {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.get<RowList<unknown>>(hashKey(queryKey))?.state,
  )
}

/** The unreadable rows of a response: their number, and what is wrong with each. */
function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  const more = rows.length - MAX_NAMED
  return (
    <Alert severity="warning">
      <span>
        {rows.length === 1
          ? '1 row couldn’t be read and isn’t shown.'
          : `${rows.length} rows couldn’t be read and aren’t shown.`}
      </span>
      <ul style={{ margin: 0, paddingLeft: '1.25em' }}>
        {rows.slice(0, MAX_NAMED).map(({ row, reason }) => (
          <li key={row}>{`${row}: ${reason}`}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Alert>
  )
}
