import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { readFailureReason } from '../../api/writes/messages'
import { kindWords } from '../../domain/checks/finding'
import type { ListName } from '../../domain/checks/seasonRecords'
import { joined } from '../../domain/text'
import { asOfText } from '../../domain/time/dates'
import { Alert } from '../../ui/Alert'
import { LoadError } from '../../ui/LoadState'
import { useContainerFocusFallback } from '../../ui/useContainerFocusFallback'
import { ListMessages } from '../list/ListState'
import { LOAD_FAILURES, type useSeason } from '../records/useSeason'

type Lists = ReturnType<typeof useSeason>

interface ListsStateProps extends Pick<Lists, 'lists' | 'unchecked' | 'refetch'> {
  /** Whether the lists are loaded but some rules haven't run yet. */
  isChecking: boolean
}

/** Makes {@link joined} name everything. */
const NO_LIMIT = Number.POSITIVE_INFINITY

/**
 * Shows the loading progress, the lists that failed to load, and the record kinds that weren't
 * checked as a result. Several failures, as when the server is down, share one message with one Try
 * Again button.
 */
export function ListsState({ lists, unchecked, refetch, isChecking }: ListsStateProps) {
  const focusFallback = useContainerFocusFallback<HTMLDivElement>()
  const readCount = lists.filter(({ query }) => query?.data !== undefined).length
  const isLoading = lists.some(({ query }) => query?.data === undefined && query?.isFetching)
  const failing = lists.filter(({ query }) => query?.error)
  const isCombined = failing.length > 1
  const kinds = unchecked.map((kind) => kindWords[kind].label)
  const checkText = isChecking ? 'Running checks...' : ''
  const progress = isLoading ? `Loading lists: ${readCount} of ${lists.length}` : checkText
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label="Lists" {...focusFallback}>
      <Stack spacing={1} sx={{ py: progress ? 3 : 0, maxWidth: 480 }}>
        {/* Always mounted: screen readers may miss a live region that appears with its text. */}
        <span role="status">{progress}</span>
        {isLoading && (
          <LinearProgress
            variant="determinate"
            value={(100 * readCount) / lists.length}
            aria-label="Lists loaded"
          />
        )}
      </Stack>
      {isCombined && <FailedLists lists={failing} refetch={refetch} />}
      {lists.map(({ list, name, key }) => (
        <ListMessages
          key={name}
          queryKey={key}
          failed={isCombined ? undefined : failureText(list, name)}
        />
      ))}
      {!isLoading && unchecked.length > 0 && (
        <Alert severity="warning" style={{ marginBottom: 16 }}>
          {`Not checked: ${joined(kinds, NO_LIMIT)}. They need every list above.`}
        </Alert>
      )}
    </div>
  )
}

/**
 * The message for several lists that failed to load or refresh. Its age is that of the oldest list.
 */
function FailedLists({ lists, refetch }: Pick<Lists, 'lists' | 'refetch'>) {
  const names = lists.map(({ name }) => name)
  const reasons = new Set(lists.map(({ query }) => readFailureReason(query?.error)).filter(Boolean))
  const readTimes = lists.map(({ query }) => query?.dataUpdatedAt ?? 0).filter((time) => time > 0)
  return (
    <Box sx={{ mb: 2 }}>
      <LoadError
        text={`${lists.length} lists couldn’t be loaded: ${joined(names, NO_LIMIT)}.`}
        reason={[...reasons].join(' ')}
        age={readTimes.length > 0 ? asOfText(Math.min(...readTimes)) : undefined}
        onRetry={refetch}
      />
    </Box>
  )
}

/**
 * The lists whose message already has their name. The others share messages, or have one for both
 * teams.
 */
const NAMED_LISTS: readonly ListName[] = ['pricing', 'reps']

/** The message for one list that failed to load, including its name. */
const failureText = (list: ListName, name: string) =>
  NAMED_LISTS.includes(list) ? LOAD_FAILURES[list] : `${LOAD_FAILURES[list]} (${name})`
