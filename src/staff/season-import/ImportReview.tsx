import { useCallback, useMemo } from 'react'
import { compareSeason } from '../../domain/seasonFile/compareSeason'
import { fileRows } from '../../domain/seasonFile/fileRow'
import { questionsOf } from '../../domain/seasonFile/questions'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { Loading } from '../../ui/LoadState'
import { ListMessages } from '../list/ListState'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import { type ImportDraft, sourceRows } from './importDraft'
import type { ImportStepName } from './importWords'
import { type ReviewAction, type ReviewState, reviewReducer } from './reviewState'
import { saveColumns } from './savedCorrections'
import { useSendImport } from './useSendImport'
import { useStoredSeason } from './useStoredSeason'

interface ImportReviewProps {
  draft: ImportDraft
  step: 'columns' | 'check'
  /** `YYYY-MM-DD` at the arena. */
  today: string
  onReview: (review: ReviewState) => void
  /** Called when another sheet is chosen, or the text is read again. */
  onRead: (sheets: readonly Sheet[], sheetIndex?: number) => void
  onStep: (step: ImportStepName) => void
  onStarted: (runId: string) => void
}

/**
 * The steps after reading a source: its columns, the comparison with the season, and the run that
 * writes.
 */
export function ImportReview(props: ImportReviewProps) {
  const { draft, step, today, onReview, onRead, onStep, onStarted } = props
  const { source, review } = draft
  const { stored, isLoading, queriedLists, readAgain } = useStoredSeason()
  const { questions, rows } = useReadRows(draft, today)
  // Each change in the review compares all rows again, so that the table is never out of date.
  const compared = useMemo(
    () => (step === 'check' && stored ? compareSeason(rows, stored, review) : undefined),
    [step, rows, stored, review],
  )
  const sending = useSendImport({ review, rows, compared, readAgain, onStarted })
  const dispatch = useCallback(
    (action: ReviewAction) => onReview(reviewReducer(review, action)),
    [review, onReview],
  )

  if (step === 'columns') {
    return (
      <ColumnsStep
        source={source}
        review={review}
        questions={questions}
        lacksTeam={rows.some(({ problems }) => problems.some(({ cause }) => cause === 'team'))}
        dispatch={dispatch}
        onRead={onRead}
        onNext={() => {
          saveColumns(source.layout.headers, review.columns)
          onStep('check')
        }}
        onBack={() => onStep('source')}
      />
    )
  }
  return (
    <>
      {queriedLists.map(({ list, failed }) => (
        <ListMessages key={list.join()} queryKey={list} failed={failed} />
      ))}
      {compared ? (
        <CheckStep
          compared={compared}
          review={review}
          dispatch={dispatch}
          sending={sending}
          onBack={() => onStep('columns')}
        />
      ) : (
        isLoading && <Loading text="Reading the season..." />
      )}
    </>
  )
}

/**
 * Reads the rows of a source, all of them again after each change in the review.
 * @param today `YYYY-MM-DD` at the arena.
 */
function useReadRows({ source, review }: ImportDraft, today: string) {
  const { columns, answers, aliases, edited } = review
  const questions = useMemo(
    () => questionsOf(sourceRows(source), { ...source.layout, columns }, today),
    [source, columns, today],
  )
  const rows = useMemo(() => {
    // Answers take precedence over what the cells show. The defaults are for questions that aren't
    // answered yet, and for cells that need no rule.
    const { order, hours, ...others } = { ...questions, ...answers }
    const rules = { ...others, aliases, order: order ?? 'month', hours: hours ?? 'afternoon' }
    return fileRows(sourceRows(source), { ...source.layout, columns }, rules, edited)
  }, [source, columns, questions, answers, aliases, edited])
  return { questions, rows }
}
