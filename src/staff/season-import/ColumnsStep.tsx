import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { teamKeys, teams } from '../../content/teams'
import { seasonYears } from '../../content/words/gameWords'
import { type FileField, fileFields } from '../../domain/seasonFile/columnHeaders'
import type { FieldColumns } from '../../domain/seasonFile/columns'
import type { SheetQuestions } from '../../domain/seasonFile/questions'
import { readSeasonText } from '../../domain/seasonFile/readFile'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { Alert } from '../../ui/Alert'
import { SelectField } from '../../ui/SelectField'
import { type ImportSource, sourceRows } from './importSource'
import { FIELD_NAMES, problemText, SEPARATORS } from './importWords'
import type { Answers, ReviewAction, ReviewState } from './reviewState'
import styles from './SeasonImport.module.css'

interface ColumnsStepProps {
  source: ImportSource
  review: ReviewState
  questions: SheetQuestions
  /** Whether some rows name none of our teams. */
  lacksTeam: boolean
  dispatch: (action: ReviewAction) => void
  /** Called when another sheet is chosen, or the text is read again. */
  onRead: (sheets: readonly Sheet[], sheet?: number) => void
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
  const missing = missingText(columns, hasOpenQuestions)
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
      <QuestionList
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
function missingText(columns: FieldColumns, hasOpenQuestions: boolean): string | undefined {
  if (columns.date === undefined && columns.code === undefined) {
    return 'Choose the column with the dates.'
  }
  if (columns.game === undefined && columns.code === undefined) {
    return 'Choose the column with the opponents or games.'
  }
  return hasOpenQuestions ? 'Answer the questions above.' : undefined
}

type QuestionListProps = Pick<ColumnsStepProps, 'questions' | 'lacksTeam' | 'dispatch'> & {
  answers: Answers
}

/** The questions about ambiguous cells: day and month order, morning or evening, team, and season. */
function QuestionList({ questions, answers, lacksTeam, dispatch }: QuestionListProps) {
  const answer = (given: Answers) => dispatch({ type: 'answer', answers: given })
  return (
    <div className={styles.questions}>
      {questions.order === null && (
        <Choice
          question={`How should ${questions.orderExample} be read?`}
          value={answers.order ?? ''}
          options={[
            ['month', 'Month first, as in the US'],
            ['day', 'Day first'],
          ]}
          onChoose={(order) => answer({ order })}
        />
      )}
      {questions.hours === null && (
        <Choice
          question={`How should ${questions.hoursExample} be read, without AM or PM?`}
          value={answers.hours ?? ''}
          options={[
            ['afternoon', 'In the afternoon or evening'],
            ['24 hours', '24-hour clock'],
          ]}
          onChoose={(hours) => answer({ hours })}
        />
      )}
      {(lacksTeam || answers.team !== undefined) && (
        <Choice
          question="Some rows don’t name one of our teams. Whose games are they?"
          value={answers.team ?? questions.team ?? ''}
          options={teamKeys.map((key) => [key, teams[key].name] as const)}
          onChoose={(team) => answer({ team })}
        />
      )}
      {questions.lacksYear && (
        <Choice
          question="Which season are dates without a year in?"
          value={String(answers.seasonYear ?? questions.seasonYear)}
          options={[-1, 0, 1].map((step) => {
            const year = questions.seasonYear + step
            return [String(year), seasonYears(year)] as const
          })}
          onChoose={(year) => answer({ seasonYear: Number(year) })}
        />
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  question: string
  value: string
  options: readonly (readonly [value: Value, text: string])[]
  onChoose: (value: Value) => void
}

/** A question with radio buttons for its answers. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { question, value, options, onChoose } = props
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{question}</FormLabel>
      <RadioGroup row value={value} onChange={(_event, key) => onChoose(key as Value)}>
        {options.map(([key, text]) => (
          <FormControlLabel key={key} value={key} label={text} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  )
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
              const field = fileFields.find((one) => columns[one] === column)
              const name = head || `Column ${column + 1}`
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
                <th key={column} scope="col">
                  <span className={styles.head}>{name}</span>
                  <SelectField
                    name={`${name} holds`}
                    value={field ?? ''}
                    none="Not used"
                    options={fileFields.map((one) => [one, FIELD_NAMES[one]])}
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
