import Button from '@mui/material/Button'
import { RunProgress, WrittenRecords } from '../writes/RunProgress'
import { isGoing } from '../writes/runText'
import { useRun } from '../writes/useRuns'
import styles from './ImportSteps.module.css'

/** How the writing goes; it goes on when this page is left. @param job its id. */
export function ResultStep({ job, onAgain }: { job: string; onAgain: () => void }) {
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
