import { useCallback, useEffect, useRef, useState } from 'react'
import { gamesLabel } from '../../domain/games/gameLists'
import { compareSeason } from '../../domain/seasonFile/compareSeason'
import type { ImportRow } from '../../domain/seasonFile/importRow'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { Loading } from '../../ui/LoadState'
import { useNotify } from '../../ui/Notifications'
import { ListNotes } from '../list/ListState'
import type { Step } from '../writes/steps/step'
import { useRuns } from '../writes/useRuns'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import type { StepName } from './importWords'
import { rememberColumns } from './remembered'
import {
  type Decisions,
  type ImportDraft,
  useImport,
  type WorkAction,
  workReducer,
} from './useImport'
import { useStoredSeason } from './useStoredSeason'

const ABANDONED = 'Nothing was imported, because you left the review before it started.'
const CHANGED = 'You changed rows before the import started, so nothing was imported. Import again.'

interface ReadSourceProps {
  draft: ImportDraft
  step: 'columns' | 'check'
  today: string
  onWork: (work: Decisions) => void
  onRead: (sheets: readonly Sheet[], sheet?: number) => void
  onStep: (step: StepName) => void
  onStarted: (runId: string) => void
}

/** A file that was read: its columns, then its rows compared with the season, then the run that writes them. */
export function ImportReview(props: ReadSourceProps) {
  const { draft, step, today, onWork, onRead, onStep, onStarted } = props
  const { source, work } = draft
  const { stored, isReading, notes, readAgain } = useStoredSeason()
  const { questions, rows, compared } = useImport(
    source,
    work,
    step === 'check' ? stored : undefined,
    today,
  )
  const { start } = useRuns()
  const notify = useNotify()
  const [notice, setNotice] = useState('')
  const [isSending, setSending] = useState(false)
  const dispatch = useCallback(
    (action: WorkAction) => {
      setNotice('')
      onWork(workReducer(work, action))
    },
    [work, onWork],
  )

  /** Null once the person has left the review; another object once they have changed rows. */
  const currentWork = useRef<Decisions>(null)
  useEffect(() => {
    currentWork.current = step === 'check' ? work : null
    return () => {
      currentWork.current = null
    }
  }, [work, step])

  async function send() {
    if (!compared) return
    setSending(true)
    try {
      const reviewedSteps = importSteps(compared.rows)
      const now = await readAgain()
      if (currentWork.current === null) return notify(ABANDONED, 'warning')
      if (currentWork.current !== work) return setNotice(CHANGED)
      const latestSteps = now && importSteps(compareSeason(rows, now, work).rows)
      if (JSON.stringify(latestSteps) !== JSON.stringify(reviewedSteps)) {
        setNotice(
          'The season has changed since. The table now shows the latest: review it and import again.',
        )
        return
      }
      // A game may take several steps.
      const sent = compared.rows.filter((row) => importSteps([row]).length > 0)
      const games = gamesLabel(sent.flatMap(({ after }) => after ?? []))
      onStarted(
        start({ doing: `Importing ${games}`, done: `Imported ${games}`, steps: reviewedSteps }),
      )
    } catch {
      if (currentWork.current === null) return notify(ABANDONED, 'warning')
      setNotice('We couldn’t check the season for changes, so nothing was imported. Try again.')
    } finally {
      setSending(false)
    }
  }

  if (step === 'columns') {
    return (
      <ColumnsStep
        source={source}
        work={work}
        questions={questions}
        lacksTeam={rows.some(({ problems }) => problems.some(({ cause }) => cause === 'team'))}
        dispatch={dispatch}
        onRead={onRead}
        onNext={() => {
          rememberColumns(source.layout.headers, work.columns)
          onStep('check')
        }}
        onBack={() => onStep('source')}
      />
    )
  }
  return (
    <>
      {notes.map(({ list, failed }) => (
        <ListNotes key={list.join()} list={list} failed={failed} />
      ))}
      {compared ? (
        <CheckStep
          compared={compared}
          work={work}
          dispatch={dispatch}
          notice={notice}
          isSending={isSending}
          onSend={() => void send()}
          onBack={() => onStep('columns')}
        />
      ) : (
        isReading && <Loading text="Reading the season..." />
      )}
    </>
  )
}

/**
 * What is sent for the rows: a new game with its plans, a changed or moved one as it was and will be;
 * a game that only joins plans is added to them. Rows that change nothing send nothing.
 */
function importSteps(rows: readonly ImportRow[]): Step[] {
  return rows.flatMap(({ file: { team }, before, after, changes }): Step[] => {
    if (team === null || after === null) return []
    if (before === null) return [{ kind: 'addGame', team, game: after }]
    if (changes.some(({ field }) => field !== 'Plans')) {
      return [{ kind: 'changeGame', team, before, after }]
    }
    return after.plans
      .filter((plan) => !before.plans.includes(plan))
      .map((plan) => ({ kind: 'addToPlan', team, plan, game: before }))
  })
}
