import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { joined, type RecordKind } from '../../domain/checks/finding'
import { Alert } from '../../ui/Alert'
import { useLoadWhenIdle } from '../../ui/later'
import { ListNotes } from '../kit/ListNotes'
import type { useSeason } from '../kit/season/useSeason'
import { kindNames } from './checkWords'

type Lists = ReturnType<typeof useSeason>

/** How far the lists are, which could not be read, and whose rules did not run for it. */
export function ListsState({ lists, unchecked }: Pick<Lists, 'lists' | 'unchecked'>) {
  const read = lists.filter(({ query }) => query?.data !== undefined).length
  const isReading = lists.some(({ query }) => query?.data === undefined && query?.isFetching)
  useLoadWhenIdle(!isReading)
  return (
    <>
      {isReading && (
        <Stack role="status" spacing={1} sx={{ py: 3, maxWidth: 480 }}>
          <span>{`Reading the lists: ${read} of ${lists.length}`}</span>
          <LinearProgress
            variant="determinate"
            value={(100 * read) / lists.length}
            aria-label="Lists read"
          />
        </Stack>
      )}
      {lists.map(({ name, key, failed }) => (
        <ListNotes key={name} list={key} failed={`${failed} (${name})`} />
      ))}
      {!isReading && unchecked.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`Not checked: ${namesOf(unchecked)}. Their rules need every list above.`}
        </Alert>
      )}
    </>
  )
}

const namesOf = (kinds: readonly RecordKind[]) =>
  joined(
    kinds.map((kind) => kindNames[kind]),
    kinds.length,
  )
