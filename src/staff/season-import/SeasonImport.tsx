import Button from '@mui/material/Button'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { todayEastern } from '../../domain/time/dates'
import { PageHeader } from '../../ui/PageHeader'
import { RunProgress } from '../writes/RunProgress'
import { isGoing } from '../writes/runText'
import { useRun } from '../writes/useRuns'
import { WrittenRecords } from '../writes/WrittenRecords'
import { ImportReview } from './ImportReview'
import {
  createSource,
  forgetImportDraft,
  type ImportDraft,
  readImportDraft,
  writeImportDraft,
} from './importDraft'
import { IMPORT_STEPS, type ImportStepName } from './importWords'
import { initialReview } from './reviewState'
import styles from './SeasonImport.module.css'
import { SourceStep } from './SourceStep'

const TITLE_ID = 'import-step'

/** Imports a season's games from a file in four steps. Only the last step writes. */
export function SeasonImport() {
  const [today] = useState(() => todayEastern())
  const [draft, setDraft] = useState(readImportDraft)
  const [step, setStep] = useState<ImportStepName>(draft ? 'columns' : 'source')
  const [runId, setRunId] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef(step)
  // Focuses the new step's heading: screen readers announce it, and Tab continues from there.
  useEffect(() => {
    if (previousStep.current !== step) title.current?.focus()
    previousStep.current = step
  }, [step])

  function change(next: ImportDraft) {
    setDraft(next)
    writeImportDraft(next)
  }
  function begin(name: string, sheets: readonly Sheet[], sheetIndex?: number) {
    const source = createSource(name, sheets, sheetIndex)
    // If the new file is too large to store, a reload must not bring back the previous one.
    forgetImportDraft()
    change({ source, review: initialReview(source.layout.columns) })
    setStep('columns')
  }

  return (
    <>
      <PageHeader
        title="Import games"
        description="Import a season from a spreadsheet, a file or a calendar."
        more="You’ll review what’s new, changed or moved before anything is saved."
      />
      <ol className={styles.steps} aria-label="Steps">
        {IMPORT_STEPS.map(({ id, name }, index) => (
          <li key={id} aria-current={step === id ? 'step' : undefined}>
            {`${index + 1}. ${name}`}
          </li>
        ))}
      </ol>
      <section className={styles.step} aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} ref={title} tabIndex={-1} className={styles.title}>
          {IMPORT_STEPS.find(({ id }) => id === step)?.heading}
        </h2>
        {step === 'source' && draft && (
          <Button variant="outlined" onClick={() => setStep('columns')} sx={{ mb: 2 }}>
            <span>{`Continue with ${draft.source.name || 'what you pasted'}`}</span>
          </Button>
        )}
        {step === 'source' && <SourceStep onRead={begin} />}
        {(step === 'columns' || step === 'check') && draft && (
          <ImportReview
            draft={draft}
            step={step}
            today={today}
            onReview={(review) => change({ ...draft, review })}
            onRead={(sheets, index) => begin(draft.source.name, sheets, index)}
            // A transition, because comparing thousands of rows must not block the page.
            onStep={(next) => startTransition(() => setStep(next))}
            onStarted={(id) => {
              setRunId(id)
              forgetImportDraft()
              setDraft(null)
              setStep('result')
            }}
          />
        )}
        {step === 'result' && <ResultStep runId={runId} onRestart={() => setStep('source')} />}
      </section>
    </>
  )
}

/** The progress of the run, which continues after leaving the page. */
function ResultStep({ runId, onRestart }: { runId: string; onRestart: () => void }) {
  const run = useRun(runId)
  return (
    <>
      <RunProgress id={runId} />
      <WrittenRecords run={run} />
      {run && isGoing(run) && (
        <p className={styles.hint}>
          You can leave this page. The import continues, and the bar above shows its progress.
        </p>
      )}
      <div className={styles.row}>
        <Button variant="outlined" onClick={onRestart}>
          Import another file
        </Button>
      </div>
    </>
  )
}
