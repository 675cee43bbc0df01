import Button from '@mui/material/Button'
import { type Game, gameKey } from '../../domain/games/game'
import type { ImportRow } from '../../domain/seasonFile/importRow'
import { NEW_GAME } from '../../domain/seasonFile/matchRows'
import { dateText } from '../../domain/time/dates'
import { SelectField } from '../../ui/SelectField'
import styles from './ImportTable.module.css'

export interface RowNotesProps {
  row: ImportRow
  /** What was decided of rows that may be several games, by line. */
  choices: ReadonlyMap<number, string>
  onEdit: (line: number) => void
  onChoose: (line: number, choice: string) => void
}

/** What is to be looked at in a row, and the ways to put it right. */
export function RowNotes({ row, choices, onEdit, onChoose }: RowNotesProps) {
  const { file, notes, status, candidates } = row
  const { line } = file
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {(status === 'conflict' || (status === 'moved' && candidates.length > 0)) && (
        <SelectField
          className={styles.pick}
          name={`Which game is line ${line}?`}
          value={choices.get(line) || (row.before ? gameKey(row.before) : '')}
          none={status === 'conflict' ? 'Choose' : undefined}
          options={[
            ...candidates.map((game): [string, string] => [gameKey(game), candidateText(game)]),
            [NEW_GAME, 'A new game'],
          ]}
          onChoose={(game) => onChoose(line, game)}
        />
      )}
      {choices.get(line) && status !== 'conflict' && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Decide again about line ${line}`}
          onClick={() => onChoose(line, '')}
        >
          Decide again
        </Button>
      )}
      {file.leftOut === undefined && (
        <Button
          size="small"
          variant="outlined"
          id={editId(line)}
          aria-label={`Edit line ${line}`}
          onClick={() => onEdit(line)}
        >
          Edit
        </Button>
      )}
    </>
  )
}

/** The id of a row's button, by which the focus comes back to it. */
export const editId = (line: number) => `import-edit-${line}`

const candidateText = ({ eventName, team, date }: Game) =>
  `${eventName}, ${team}, ${dateText(date)}`
