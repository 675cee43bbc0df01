import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { Alert } from '../../../ui/Alert'
import { useCopyText } from '../../../ui/useCopyText'
import { FailureList } from '../FailureList'
import { countsOf, endedOf, figuresOf, leftOf, swapWords, wordsOf } from './figures'
import styles from './JobProgress.module.css'
import type { ItemState, JobItem } from './jobStore'
import { nameOf } from './takeBack'
import { type JobInHand, useJob } from './useJobs'

/** How a job stands: its figures, what failed by name, and what can be done about it. */
export function JobProgress({ id }: { id: string }) {
  const job = useJob(id)
  const wordsId = useId()
  if (job === undefined) return null
  const { items, state, stays, isUnkept } = job
  const counts = countsOf(items)
  const isGoing = state === 'running' || state === 'waiting'
  return (
    <section className={styles.job} aria-labelledby={wordsId}>
      <div id={wordsId} className={styles.words}>
        {wordsOf(job)}
      </div>
      {state === 'running' && (
        <LinearProgress
          variant="determinate"
          aria-labelledby={wordsId}
          value={(100 * endedOf(counts)) / Math.max(1, items.length)}
        />
      )}
      {/* Read out when it ends, not at each step. */}
      <div role="status" className={styles.figures}>
        {isGoing ? '' : figuresOf(counts)}
      </div>
      {isUnkept && isGoing && (
        <div>This browser keeps no notes of it: leave this tab open until it has ended.</div>
      )}
      {swapWords(job) && <Alert severity="warning">{swapWords(job)}</Alert>}
      <Told items={items} states={['failed']} words="Failed, to be sent again:" />
      <Told items={items} states={['uncertain']} words="Nobody knows whether these are done:" />
      <Told items={items} states={['changed']} words="Left alone:" />
      {stays.length > 0 && (
        <FailureList
          severity="warning"
          role="status"
          words="Cannot be taken back:"
          failures={stays.map(namedReason)}
        />
      )}
      {job.undoneBy === undefined ? <Moves job={job} /> : <JobProgress id={job.undoneBy} />}
    </section>
  )
}

/** 'B27FULL: An empty plan...' as its name and its reason. */
function namedReason(text: string) {
  const [what = '', ...why] = text.split(': ')
  return { what, why: why.join(': ') }
}

/** At most this many are named at once. */
const MOST = 50

function Told({
  items,
  states,
  words,
}: {
  items: readonly JobItem[]
  states: readonly ItemState[]
  words: string
}) {
  const copyText = useCopyText()
  const told = items.filter(({ state }) => states.includes(state))
  if (told.length === 0) return null
  const more = told.length - MOST
  const text = told.map(({ step, why = '' }) => `${nameOf(step)}\t${why}\n`).join('')
  return (
    <FailureList
      severity="warning"
      role={states.includes('changed') ? 'status' : 'alert'}
      words={words}
      failures={told.slice(0, MOST).map(({ step, why = '' }) => ({ what: nameOf(step), why }))}
    >
      {more > 0 && <div>{`and ${more} more`}</div>}
      <Button color="inherit" size="small" onClick={() => void copyText(text, 'Rows copied')}>
        Copy these rows
      </Button>
    </FailureList>
  )
}

function Moves({ job }: { job: JobInHand }) {
  const { state, items, isUndo, isEnding } = job
  const counts = countsOf(items)
  const isGoing = state === 'running' || state === 'waiting'
  const notSent = counts['not sent'] + counts.waiting
  const isInSwap = state === 'ended' && swapWords(job) !== ''
  const canUndo = !isGoing && !isUndo && counts.done > 0
  return (
    <div className={styles.moves}>
      {isGoing && !isEnding && <Button onClick={job.pause}>Pause</Button>}
      {isInSwap && (
        <Button variant="outlined" onClick={job.cancel}>
          Finish the swap
        </Button>
      )}
      {!isGoing && notSent > 0 && (
        <Button variant="outlined" onClick={job.resume}>
          <span>{`Continue with ${notSent}`}</span>
        </Button>
      )}
      {!isGoing && counts.failed + counts.uncertain > 0 && (
        <Button variant="outlined" onClick={job.retry}>
          Retry failed
        </Button>
      )}
      {state !== 'ended' && !isEnding && leftOf(counts) > 0 && (
        <Button onClick={job.cancel}>Cancel</Button>
      )}
      {canUndo && (
        <Button variant="outlined" onClick={job.undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
