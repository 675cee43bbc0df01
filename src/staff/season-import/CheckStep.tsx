import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useMemo, useState } from 'react'
import { type Game, gameKey } from '../../domain/games/game'
import type { Comparison } from '../../domain/seasonFile/compareSeason'
import { type ImportRow, type RowStatus, rowStatuses } from '../../domain/seasonFile/importRow'
import { summaryLines } from '../../domain/seasonFile/summaryLines'
import { counted } from '../../domain/text'
import { dateText } from '../../domain/time/dates'
import { Alert } from '../../ui/Alert'
import { RecordTable } from '../list/RecordTable'
import { type EditedRow, editButtonId, importColumns } from './importColumns'
import { changeSummary, STATUS_NAMES } from './importWords'
import type { ReviewAction, ReviewState } from './reviewState'
import styles from './SeasonImport.module.css'
import { SharedProblems } from './SharedProblems'
import type { useSendImport } from './useSendImport'

interface CheckStepProps {
  compared: Comparison
  review: ReviewState
  dispatch: (action: ReviewAction) => void
  /** Sends the import. Its `message` says why nothing was sent. */
  sending: ReturnType<typeof useSendImport>
  onBack: () => void
}

/** The step that shows what each row changes in the season, before anything is written. */
export function CheckStep({ compared, review, dispatch, sending, onBack }: CheckStepProps) {
  const { rows } = compared
  const [shownStatus, setShownStatus] = useState<RowStatus | ''>('')
  const editing = useRowEditing(dispatch)
  const total = (status: RowStatus) => rows.filter((row) => row.status === status).length
  const filters = [
    { status: '' as const, text: 'All', count: rows.length },
    ...rowStatuses.map((status) => ({ status, text: STATUS_NAMES[status], count: total(status) })),
  ]
  const figures = useMemo(() => summaryLines(rows), [rows])
  const visible = useMemo(
    () => rows.filter(({ status }) => shownStatus === '' || status === shownStatus),
    [rows, shownStatus],
  )
  const { choices } = review
  const hasPlans = review.columns.plans !== undefined
  const columns = useMemo(
    () => importColumns({ editing, choices, hasPlans, dispatch }),
    [editing, choices, hasPlans, dispatch],
  )
  const summary = changeSummary(rows)
  const waitingCount = total('invalid') + total('conflict')
  return (
    <>
      <ul className={styles.figures} aria-label="Summary of the file">
        {figures.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SharedProblems compared={compared} review={review} dispatch={dispatch} />
      <fieldset className={styles.filters}>
        <legend className={styles.hint}>Show</legend>
        {filters
          .filter(({ status, count }) => count > 0 || status === shownStatus || status === '')
          .map(({ status, text, count }) => (
            <Chip
              key={status}
              component="button"
              clickable
              variant={status === shownStatus ? 'filled' : 'outlined'}
              color={status === shownStatus ? 'primary' : 'default'}
              aria-pressed={status === shownStatus}
              onClick={() => setShownStatus(status)}
              label={
                <>
                  <span>{text}</span> <span>{count}</span>
                </>
              }
            />
          ))}
      </fieldset>
      <p className={`${styles.hint} ${styles.narrow}`}>
        The table is easier to read in a wider window.
      </p>
      <RecordTable
        label="Games of the file"
        rows={visible}
        columns={columns}
        rowKey={lineOf}
        empty="No rows match."
      />
      <MissingGames games={compared.missing} />
      <div className={styles.send}>
        <Button
          variant="contained"
          disabled={summary === '' || sending.isSending}
          // While a row is edited, only keeps its cells, so that the person sees the effect first.
          onClick={editing.editedRow ? editing.keepTyped : () => void sending.send()}
        >
          <span>{sending.isSending ? 'Checking for changes...' : 'Import'}</span>
        </Button>
        <Button onClick={onBack}>Back</Button>
        <span role="status">
          <strong>{summary || 'No changes to import.'}</strong>
          {waitingCount > 0 && (
            <span>
              {waitingCount === 1
                ? ' 1 row needs a decision and won’t be imported.'
                : ` ${waitingCount} of ${rows.length} rows need a decision and won’t be imported.`}
            </span>
          )}
        </span>
        {sending.message && <Alert severity="warning">{sending.message}</Alert>}
      </div>
    </>
  )
}

/** The row being edited, and the functions that begin and end the editing of a row. */
function useRowEditing(dispatch: (action: ReviewAction) => void) {
  const [editedRow, setEditedRow] = useState<EditedRow>()
  // Memoized, because the table renders again when its columns change.
  return useMemo(() => {
    function keepTyped() {
      if (editedRow) dispatch({ type: 'edit row', line: editedRow.line, cells: editedRow.typed })
      setEditedRow(undefined)
    }
    return {
      editedRow,
      /** Ends the editing, and leaves the focus where it is. */
      keepTyped,
      onEdit(line: number) {
        keepTyped()
        setEditedRow({ line, typed: {} })
      },
      onLeave(line: number, isKept: boolean) {
        if (isKept) keepTyped()
        else setEditedRow(undefined)
        // Waits for the render that mounts the row's button again.
        requestAnimationFrame(() => document.getElementById(editButtonId(line))?.focus())
      },
    }
  }, [editedRow, dispatch])
}

const lineOf = ({ fileRow }: ImportRow) => String(fileRow.line)

/** Lists the season's games that aren't in the file. */
function MissingGames({ games }: { games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <details className={styles.missing}>
      <summary>{`${counted(games.length, 'game')} of the season not in the file (they won’t change)`}</summary>
      <ul>
        {games.map((game) => (
          <li key={gameKey(game)}>{`${game.eventName}, ${game.team}, ${dateText(game.date)}`}</li>
        ))}
      </ul>
    </details>
  )
}
