import Button, { type ButtonProps } from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { type Game, gameKey } from '../../domain/games/game'
import type { FileField } from '../../domain/seasonFile/columnHeaders'
import type { FieldChange } from '../../domain/seasonFile/gameFromRow'
import type { ImportRow, RowStatus } from '../../domain/seasonFile/importRow'
import { NEW_GAME } from '../../domain/seasonFile/matchRows'
import { isSameOpponent } from '../../domain/seasonFile/rowTeams'
import { dateText, monthDayText, readDay, timeText } from '../../domain/time/dates'
import { SelectField } from '../../ui/SelectField'
import type { RecordColumn } from '../list/columns'
import { STATUS_NAMES } from './importWords'
import type { ReviewAction } from './reviewState'
import styles from './SeasonImport.module.css'

/** The row being edited. */
export interface EditedRow {
  line: number
  /** The typed cells. Changed in place: new state would render the table on each key press. */
  typed: Partial<Record<FileField, string>>
}

interface ImportColumnsOptions extends Pick<RowNotesProps, 'choices' | 'dispatch'> {
  editing: {
    editedRow: EditedRow | undefined
    onEdit: (line: number) => void
    /** Ends the editing, and keeps or discards the typed text. */
    onLeave: (line: number, isKept: boolean) => void
  }
  /** Whether the file has a column of plans. */
  hasPlans: boolean
}

/** The columns of the review table: status, cells with their new values, and notes. */
export function importColumns(options: ImportColumnsOptions): RecordColumn<ImportRow>[] {
  const { editing, choices, hasPlans, dispatch } = options
  const { editedRow, onEdit, onLeave } = editing
  /** Shows a field's old and new value, or a text field while its row is being edited. */
  const cell = (
    field: FileField,
    name: FieldChange['field'] | 'Code',
    show: (row: ImportRow) => string,
  ) => ({
    cell: (row: ImportRow): ReactNode =>
      editedRow?.line === row.fileRow.line ? (
        <TextField
          className={styles.field}
          // A row that was filtered out or scrolled away comes back with what was typed.
          defaultValue={editedRow.typed[field] ?? row.fileRow.cells[field]}
          // Opening a row for editing focuses its first field.
          autoFocus={field === 'date'}
          onChange={({ target }) => {
            editedRow.typed[field] = target.value
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) onLeave(editedRow.line, true)
            if (key === 'Escape') onLeave(editedRow.line, false)
          }}
          slotProps={{ htmlInput: { 'aria-label': `${name} of line ${editedRow.line}` } }}
        />
      ) : (
        <Cell change={row.changes.find((change) => change.field === name)} text={show(row)} />
      ),
  })
  return [
    {
      id: 'take',
      header: 'Include',
      width: 6,
      cell: ({ fileRow, status, notes }) => (
        <label className={styles.take}>
          <input
            type="checkbox"
            aria-label={`Include line ${fileRow.line}`}
            checked={status !== 'left out' && !needsDecision(status)}
            disabled={
              fileRow.canceledText === undefined &&
              (needsDecision(status) || (status === 'left out' && notes.length > 0))
            }
            onChange={() => dispatch({ type: 'toggle row', line: fileRow.line })}
          />
        </label>
      ),
    },
    { id: 'line', header: 'Line', width: 5, value: ({ fileRow }) => fileRow.line },
    {
      id: 'status',
      header: 'Status',
      width: 13,
      cell: ({ status }) => (
        <span className={styles.status} data-status={status}>
          {STATUS_NAMES[status]}
        </span>
      ),
    },
    { id: 'code', header: 'Code', width: 11, ...cell('code', 'Code', codeText) },
    { id: 'date', header: 'Date', width: 14, ...cell('date', 'Date', dayText) },
    { id: 'time', header: 'Time', width: 10, ...cell('time', 'Time', startText) },
    { id: 'game', header: 'Game', width: hasPlans ? 14 : 22, ...cell('game', 'Game', gameText) },
    ...(hasPlans
      ? [{ id: 'plans', header: 'Plans', width: 12, ...cell('plans', 'Plans', plansText) }]
      : []),
    {
      id: 'notes',
      header: 'Notes',
      width: hasPlans ? 15 : 19,
      cell: (row) =>
        editedRow?.line === row.fileRow.line ? (
          <>
            <SmallButton onClick={() => onLeave(editedRow.line, true)}>Keep</SmallButton>
            <SmallButton onClick={() => onLeave(editedRow.line, false)}>Cancel</SmallButton>
          </>
        ) : (
          <RowNotes row={row} choices={choices} onEdit={onEdit} dispatch={dispatch} />
        ),
    },
  ]
}

/** Whether the row isn't imported until the person has decided. */
const needsDecision = (status: RowStatus) => status === 'invalid' || status === 'conflict'

/** The game after the import; null if the row isn't imported and shows the cells of the file. */
const importedGame = ({ status, after, before }: ImportRow) =>
  after ?? (status === 'same' ? before : null)
const codeText = (row: ImportRow) => importedGame(row)?.eventName ?? row.fileRow.code
const dayText = (row: ImportRow) =>
  row.fileRow.date === null && importedGame(row) === null
    ? row.fileRow.cells.date
    : dateText(importedGame(row)?.date ?? row.fileRow.date ?? '')
const startText = (row: ImportRow) =>
  timeText(importedGame(row)?.time ?? row.fileRow.time ?? row.fileRow.cells.time)
const gameText = (row: ImportRow) => importedGame(row)?.team ?? row.fileRow.cells.game
const plansText = (row: ImportRow) => row.fileRow.plans.join(', ')

/** An unchanged value, or the old and new values. */
function Cell({ change, text }: { change: FieldChange | undefined; text: string }) {
  if (!change) return <span>{text}</span>
  return (
    <span>
      {change.from && <del className={styles.was}>{change.from}</del>}
      <ins className={styles.is}>
        {change.field === 'Plans' ? `+ ${change.to}` : change.to || 'none'}
      </ins>
    </span>
  )
}

interface RowNotesProps {
  row: ImportRow
  /** The games chosen for ambiguous rows, by line. */
  choices: ReadonlyMap<number, string>
  onEdit: (line: number) => void
  dispatch: (action: ReviewAction) => void
}

/** The notes of a row, with buttons to correct it. */
function RowNotes({ row, choices, onEdit, dispatch }: RowNotesProps) {
  const { fileRow, notes, status, candidates } = row
  const { line } = fileRow
  const choose = (choice: string) => dispatch({ type: 'choose game', line, choice })
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {status === 'conflict' && candidates.length > 0 && (
        <GameChoice row={row} value={choices.get(line) ?? ''} onChoose={choose} />
      )}
      {choices.get(line) && status !== 'conflict' && (
        <SmallButton aria-label={`Change decision for line ${line}`} onClick={() => choose('')}>
          Change decision
        </SmallButton>
      )}
      {!fileRow.isAway && (
        <SmallButton
          id={editButtonId(line)}
          aria-label={`Edit line ${line}`}
          onClick={() => onEdit(line)}
        >
          Edit
        </SmallButton>
      )}
    </>
  )
}

interface GameChoiceProps {
  row: ImportRow
  /** The key of the chosen game, `NEW_GAME`, or '' for no choice. */
  value: string
  onChoose: (choice: string) => void
}

/** Asks which stored game a row is: by two buttons if it can only be one moved game. */
function GameChoice({ row, value, onChoose }: GameChoiceProps) {
  const { fileRow, candidates } = row
  const { line, team } = fileRow
  const [game, other] = candidates
  const day = game && !other && team && isSameOpponent(fileRow, team, game) && readDay(game.date)
  if (day) {
    const use = `Use ${monthDayText(day)} game`
    return (
      <>
        <SmallButton aria-label={`${use} for line ${line}`} onClick={() => onChoose(gameKey(game))}>
          <span>{use}</span>
        </SmallButton>
        <SmallButton aria-label={`New game for line ${line}`} onClick={() => onChoose(NEW_GAME)}>
          New game
        </SmallButton>
      </>
    )
  }
  return (
    <SelectField
      className={styles.pick}
      name={`Which game is line ${line}?`}
      value={value}
      none="Choose"
      options={[
        ...candidates.map((stored): [string, string] => [gameKey(stored), candidateText(stored)]),
        [NEW_GAME, 'A new game'],
      ]}
      onChange={onChoose}
    />
  )
}

const SmallButton = (props: ButtonProps) => <Button size="small" variant="outlined" {...props} />

/** The id of a row's Edit button, which is focused again after editing. */
export const editButtonId = (line: number) => `import-edit-${line}`

const candidateText = ({ eventName, team, date }: Game) =>
  `${eventName}, ${team}, ${dateText(date)}`
