import Stack from '@mui/material/Stack'
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
  /** The list's key in the cache. */
  list: QueryKey
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
export function ListState<Rows>({ list, query, loading, failed, children }: ListStateProps<Rows>) {
  const focus = useContainerFocusFallback<HTMLDivElement>()
  return (
    <>
      {/* The focus is kept here, because Try Again is removed when it is pressed. */}
      <div {...focus}>
        <ListMessages list={list} failed={failed} />
      </div>
      {query.data !== undefined
        ? children(query.data)
        : query.isFetching && <Loading text={loading} isTable />}
    </>
  )
}

/**
 * Replaces a list without rows: the reason, and the next step (docs/rules/screens.md#all-dashboards).
 * @param children buttons: where a search, filters or a season hide rows, they show them again; where
 * there are no rows, they add the first record.
 */
export function EmptyList({ message, children }: { message: string; children: ReactNode }) {
  return (
    <>
      <div>{message}</div>
      <Stack direction="row" spacing={1} useFlexGap sx={NEXT_STEPS}>
        {children}
      </Stack>
    </>
  )
}

const NEXT_STEPS = { flexWrap: 'wrap', justifyContent: 'center', mt: 2 }

interface ListMessagesProps {
  /** The list's key in the cache. */
  list: QueryKey
  /**
   * The message of a failed load (docs/rules/words.md#load-failures); omitted when a failure is
   * only logged.
   */
  failed?: string | undefined
}

const MOST_NAMED = 5

/**
 * Messages above the rows of a list: it could not be loaded, or not refreshed since when; the browser is
 * offline; some rows could not be read. Nothing while all is well.
 */
export function ListMessages({ list, failed }: ListMessagesProps) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const state = useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.get<RowList<unknown>>(hashKey(list))?.state,
  )
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  if (state === undefined) return null
  const { data, error, status, fetchStatus, dataUpdatedAt } = state
  // The message would flicker if a retry removed it.
  const hasFailed = status === 'error' && (data !== undefined || fetchStatus === 'idle')
  const hasUnreadRows = data !== undefined && data.unread.length > 0
  const isStale = hasFailed && failed !== undefined
  const isOffline = !isOnline && data !== undefined && !isStale
  if (!isStale && !hasUnreadRows && !isOffline) return null
  return (
    <div style={{ display: 'grid', gap: 12, marginBottom: 16 }}>
      {isStale && (
        <LoadError
          text={failed}
          reason={readFailureReason(error)}
          age={data && asOfText(dataUpdatedAt)}
          onRetry={() => void client.refetchQueries({ queryKey: list, exact: true })}
        />
      )}
      {isOffline && (
        <Alert severity="info">{`You’re offline. This list is as of ${longMomentText(new Date(dataUpdatedAt))} Eastern.`}</Alert>
      )}
      {hasUnreadRows && <UnreadRows rows={data.unread} />}
    </div>
  )
}

/** Rows that the server sent and that cannot be shown: how many, and what is wrong with each. */
function UnreadRows({ rows }: { rows: readonly UnreadRow[] }) {
  const more = rows.length - MOST_NAMED
  return (
    <Alert severity="warning">
      <span>
        {rows.length === 1
          ? '1 row couldn’t be read and isn’t shown.'
          : `${rows.length} rows couldn’t be read and aren’t shown.`}
      </span>
      <ul style={{ margin: 0, paddingLeft: '1.25em' }}>
        {rows.slice(0, MOST_NAMED).map(({ row, reason }) => (
          <li key={row}>{`${row}: ${reason}`}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Alert>
  )
}
