import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import type { Sheet } from '../../domain/seasonFile/cellText'
import { todayEastern } from '../../domain/time/dates'
import { RunProgress, WrittenRecords } from '../writes/RunProgress'
import { isGoing } from '../writes/runText'
import { useRun } from '../writes/useRuns'
import styles from './ImportSteps.module.css'
import { type StepName, steps, stepTitles } from './importWords'

import { ReadSource } from './ReadSource'
import { SourceStep } from './SourceStep'
import {
  forgetImport,
  type HeldImport,
  keepImport,
  newWork,
  readImport,
  sourceOf,
  type Work,
} from './useImport'

/** The four steps, of which the last alone writes. */
export function ImportSteps() {
  const [today] = useState(() => todayEastern(new Date()))
  const [held, setHeld] = useState<HeldImport | null>(readImport)
  const [step, setStep] = useState<StepName>(held ? 'columns' : 'source')
  const [job, setJob] = useState('')
  const title = useFocusOnStep(step)

  function hold(next: HeldImport) {
    setHeld(next)
    keepImport(next)
  }
  function begin(name: string, sheets: readonly Sheet[], sheet?: number) {
    const source = sourceOf(name, sheets, sheet)
    hold({ source, work: newWork(source) })
    setStep('columns')
  }
  function restart() {
    forgetImport()
    setHeld(null)
    setStep('source')
  }

  return (
    <>
      <ol className={styles.steps} aria-label="Steps">
        {steps.map(([name, text], index) => (
          <li key={name} aria-current={step === name ? 'step' : undefined}>
            {`${index + 1}. ${text}`}
          </li>
        ))}
      </ol>
      <section className={styles.step} aria-labelledby={TITLE}>
        <h2 id={TITLE} ref={title} tabIndex={-1} className={styles.title}>
          {stepTitles[step]}
        </h2>
        {step === 'source' && <SourceStep onRead={begin} />}
        {(step === 'columns' || step === 'check') && held && (
          <ReadSource
            held={held}
            step={step}
            today={today}
            onWork={(work: Work) => hold({ ...held, work })}
            onSheet={(sheet) => begin(held.source.name, held.source.sheets, sheet)}
            onStep={(next) => (next === 'source' ? restart() : setStep(next))}
            onStarted={(id) => {
              forgetImport()
              setHeld(null)
              setJob(id)
              setStep('result')
            }}
          />
        )}
        {step === 'result' && <ResultStep job={job} onAgain={restart} />}
      </section>
    </>
  )
}

const TITLE = 'import-step'
/** A new step is read out, and the keys go on from its top. */
function useFocusOnStep(step: StepName) {
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) title.current?.focus()
    last.current = step
  }, [step])
  return title
}

/** How the writing goes; it goes on when this page is left. @param job its id. */
function ResultStep({ job, onAgain }: { job: string; onAgain: () => void }) {
  const run = useRun(job)
  return (
    <>
      <RunProgress id={job} />
      <WrittenRecords run={run} />
      {run && isGoing(run) && (
        <p className={styles.hint}>
          You can leave this page: the writing goes on, and the bar above shows how far it is.
        </p>
      )}
      <div className={styles.row}>
        <Button variant="outlined" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  )
}
