import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { teamKeys, teams } from '../../content/teams'
import { seasonYears } from '../../content/words/gameWords'
import type { SheetQuestions } from '../../domain/seasonFile/questions'
import type { Answers, ReviewAction } from './reviewState'
import styles from './SeasonImport.module.css'

interface ImportQuestionsProps {
  questions: SheetQuestions
  answers: Answers
  /** Whether some rows name none of our teams. */
  lacksTeam: boolean
  dispatch: (action: ReviewAction) => void
}

/** The questions about ambiguous cells: day or month first, morning or evening, team, season. */
export function ImportQuestions({ questions, answers, lacksTeam, dispatch }: ImportQuestionsProps) {
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
function Choice<Value extends string>({ question, value, options, onChoose }: ChoiceProps<Value>) {
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
