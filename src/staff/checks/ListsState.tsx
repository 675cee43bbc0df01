import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { readFailureReason } from '../../api/writes/messages'
import { kindWords } from '../../domain/checks/finding'
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

/**
 * Shows the loading progress, the lists that failed to load, and the record kinds that weren't checked as a
 * result. Several failures, as when the server is down, share one message with one Try Again button.
 */
export function ListsState({ lists, unchecked, refetch, isChecking }: ListsStateProps) {
  const focusFallback = useContainerFocusFallback<HTMLDivElement>()
  const readCount = lists.filter(({ query }) => query?.data !== undefined).length
  const isLoading = lists.some(({ query }) => query?.data === undefined && query?.isFetching)
  const failing = lists.filter(({ query }) => query?.error)
  const haveOneMessage = failing.length > 1
  const names = failing.map(({ name }) => name)
  const kinds = unchecked.map((kind) => kindWords[kind].label)
  // The times when the lists that failed to refresh were last loaded.
  const readTimes = failing.flatMap(({ query }) => query?.dataUpdatedAt || [])
  const progress = isLoading
    ? `Loading lists: ${readCount} of ${lists.length}`
    : isChecking && 'Running checks...'
  const reasons = new Set(failing.flatMap(({ query }) => readFailureReason(query?.error) ?? []))
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
      {haveOneMessage && (
        <Box sx={{ mb: 2 }}>
          <LoadError
            text={`${failing.length} lists couldn’t be loaded: ${joined(names, names.length)}.`}
            reason={[...reasons].join(' ')}
            age={readTimes.length > 0 ? asOfText(Math.min(...readTimes)) : undefined}
            onRetry={refetch}
          />
        </Box>
      )}
      {lists.map(({ list, name, key }) => (
        <ListMessages
          key={name}
          queryKey={key}
          failed={haveOneMessage ? undefined : failureText(LOAD_FAILURES[list], name)}
        />
      ))}
      {!isLoading && unchecked.length > 0 && (
        <Alert severity="warning" style={{ marginBottom: 16 }}>
          {`Not checked: ${joined(kinds, kinds.length)}. They need every list above.`}
        </Alert>
      )}
    </div>
  )
}

/** The message for a list that failed to load, including its name. */
const failureText = (failed: string, name: string) =>
  failed.endsWith(name) ? failed : `${failed} (${name})`
