import Button from '@mui/material/Button'
import { useState } from 'react'
import { type FileField, fileFields } from '../../domain/seasonFile/columnHeaders'
import type { FieldColumns } from '../../domain/seasonFile/columns'
import type { SheetQuestions } from '../../domain/seasonFile/questions'
import { readSeasonText } from '../../domain/seasonFile/readFile'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { Alert } from '../../ui/Alert'
import { SelectField } from '../../ui/SelectField'
import { ImportQuestions } from './ImportQuestions'
import { type ImportSource, sourceRows } from './importDraft'
import { FIELD_NAMES, problemText, SEPARATORS } from './importWords'
import type { ReviewAction, ReviewState } from './reviewState'
import styles from './SeasonImport.module.css'

interface ColumnsStepProps {
  source: ImportSource
  review: ReviewState
  questions: SheetQuestions
  /** Whether some rows name none of our teams. */
  lacksTeam: boolean
  dispatch: (action: ReviewAction) => void
  /** Called when another sheet is chosen, or the text is read again. */
  onRead: (sheets: readonly Sheet[], sheetIndex?: number) => void
  onNext: () => void
  onBack: () => void
}

/** The step that maps columns to fields, and asks about ambiguous cells. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { source, review, questions, lacksTeam, dispatch, onRead, onNext, onBack } = props
  const { columns, answers } = review
  const hasOpenQuestions =
    (answers.order ?? questions.order) === null || (answers.hours ?? questions.hours) === null
  const { delimited } = source.sheets[source.sheetIndex] ?? {}
  const [problem, setProblem] = useState('')
  async function readWith(separator: string) {
    try {
      setProblem('')
      onRead(await readSeasonText(delimited?.text ?? '', separator))
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  const missing = requirementText(columns, hasOpenQuestions)
  return (
    <>
      {(source.sheets.length > 1 || delimited) && (
        <div className={styles.row}>
          {source.sheets.length > 1 && (
            <>
              <SelectField
                label="Sheet"
                sx={{ maxWidth: '11rem' }}
                value={String(source.sheetIndex)}
                options={sheetChoices(source.sheets)}
                onChange={(sheet) => onRead(source.sheets, Number(sheet))}
              />
              <span className={styles.hint}>You can import one list at a time.</span>
            </>
          )}
          {delimited && (
            <SelectField
              label="Separator"
              sx={{ maxWidth: '12rem' }}
              value={delimited.delimiter}
              options={SEPARATORS}
              onChange={(separator) => void readWith(separator)}
            />
          )}
        </div>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <ColumnTable source={source} columns={columns} dispatch={dispatch} />
      <ImportQuestions
        questions={questions}
        answers={answers}
        lacksTeam={lacksTeam}
        dispatch={dispatch}
      />
      {missing && <Alert severity="info">{missing}</Alert>}
      <div className={styles.row}>
        <Button variant="contained" disabled={missing !== undefined} onClick={onNext}>
          Check the games
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </>
  )
}

/** The options of sheets by index. Sheets with the same name get a number. */
const sheetChoices = (sheets: readonly Sheet[]) =>
  sheets.map(({ name }, index): [string, string] => {
    const others = sheets.filter((other) => other.name === name).length - 1
    return [String(index), others === 0 ? name : `${name} (${index + 1})`]
  })

/** The message about what the next step still needs; undefined if nothing. */
function requirementText(columns: FieldColumns, hasOpenQuestions: boolean): string | undefined {
  if (columns.date === undefined && columns.code === undefined) {
    return 'Choose the column with the dates.'
  }
  if (columns.game === undefined && columns.code === undefined) {
    return 'Choose the column with the opponents or games.'
  }
  return hasOpenQuestions ? 'Answer the questions above.' : undefined
}

/** The number of rows shown, enough to recognize a column. */
const MAX_ROWS = 6

interface ColumnTableProps {
  source: ImportSource
  columns: FieldColumns
  dispatch: (action: ReviewAction) => void
}

/** The first rows of a sheet, with a select above each column for its field. */
function ColumnTable({ source, columns, dispatch }: ColumnTableProps) {
  const { headers, firstRow } = source.layout
  const rows = sourceRows(source).slice(firstRow, firstRow + MAX_ROWS)
  const used = new Set(Object.values(columns))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.sheet} aria-label="First rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headers.map((head, column) => {
              const field = fileFields.find((fileField) => columns[fileField] === column)
              const name = head || `Column ${column + 1}`
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
                <th key={column} scope="col">
                  <span className={styles.head}>{name}</span>
                  <SelectField
                    name={`${name} holds`}
                    value={field ?? ''}
                    none="Not used"
                    options={fileFields.map((fileField) => [fileField, FIELD_NAMES[fileField]])}
                    onChange={(chosen) => {
                      const newField = (chosen || undefined) as FileField | undefined
                      dispatch({ type: 'map column', field: newField, column })
                    }}
                    sx={{ minWidth: '8.75rem' }}
                  />
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change
            <tr key={index}>
              {headers.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} className={used.has(column) ? undefined : styles.unused}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
