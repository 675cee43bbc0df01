import { useEffect, useMemo, useRef, useState } from 'react'
import { counted } from '../../domain/checks/finding'
import { compareSeason } from '../../domain/seasonFile/compareSeason'
import type { ImportRow } from '../../domain/seasonFile/importRow'
import { Loading } from '../../ui/LoadState'
import { useNotify } from '../../ui/Notifications'
import { ListNotes } from '../list/ListState'
import type { Step } from '../writes/steps/step'
import { useRuns } from '../writes/useRuns'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import type { StepName } from './importWords'
import { rememberColumns } from './remembered'
import { type HeldImport, useImport, type Work, workMoves } from './useImport'

import { useStoredSeason } from './useStoredSeason'

const LEFT = 'Nothing was imported: the check was left while the season was read again.'
const CHANGED =
  'Rows were changed while the season was read again, so nothing was sent. Please import once more.'

/** A file that was read: its columns, then its rows beside the season, then the job that writes them. */
export function ReadSource({
  held: { source, work },
  step,
  today,
  onWork,
  onSheet,
  onStep,
  onStarted,
}: {
  held: HeldImport
  step: 'columns' | 'check'
  today: string
  onWork: (work: Work) => void
  onSheet: (sheet: number) => void
  onStep: (step: StepName) => void
  onStarted: (job: string) => void
}) {
  const { stored, isReading, notes, readAgain } = useStoredSeason()
  const { questions, rows, compared } = useImport(source, work, stored, today)
  const { start } = useRuns()
  const notify = useNotify()
  const [notice, setNotice] = useState('')
  const [isSending, setSending] = useState(false)
  const moves = useMemo(() => {
    const move =
      <Args extends unknown[]>(change: (work: Work, ...args: Args) => Work) =>
      (...args: Args) => {
        setNotice('')
        onWork(change(work, ...args))
      }
    return {
      onMend: move(workMoves.mend),
      onChoose: move(workMoves.choose),
      onTake: move(workMoves.take),
      onMakePlan: move(workMoves.makePlan),
      onCall: move(workMoves.call),
    }
  }, [work, onWork])

  const live = useRef<Work>(null)
  useEffect(() => {
    live.current = step === 'check' ? work : null
    return () => {
      live.current = null
    }
  }, [work, step])

  async function send() {
    if (!compared) return
    setSending(true)
    try {
      const shown = importSteps(compared.rows)
      const now = await readAgain()
      if (live.current === null) return notify(LEFT, 'warning')
      if (live.current !== work) return setNotice(CHANGED)
      const asNow = now && importSteps(compareSeason(rows, now, work).rows)
      if (JSON.stringify(asNow) !== JSON.stringify(shown)) {
        setNotice(
          'The season was changed since. The table shows it as it is now: please look again.',
        )
        return
      }
      // A game may take several steps.
      const sent = compared.rows.filter((row) => importSteps([row]).length > 0)
      const games = counted(sent.length, 'game')
      onStarted(start({ doing: `Importing ${games}`, done: `Imported ${games}`, steps: shown }))
    } catch {
      if (live.current === null) return notify(LEFT, 'warning')
      setNotice('The season could not be read again, so nothing was sent. Please try again.')
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
        onMap={(field, column) => onWork(workMoves.map(work, field, column))}
        onAnswer={(answers) => onWork(workMoves.answer(work, answers))}
        onSheet={onSheet}
        onNext={() => {
          rememberColumns(source.layout.heads, work.columns)
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
          moves={moves}
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
 * where only plans come, nothing but its place in them. Rows that change nothing send nothing.
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
