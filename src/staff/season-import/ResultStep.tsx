import Button from '@mui/material/Button'
import { JobProgress } from '../writes/jobs/JobProgress'
import { useJob } from '../writes/jobs/useJobs'
import { WrittenRows } from '../writes/jobs/WrittenRows'
import styles from './ImportSteps.module.css'

/** How the writing goes; it goes on when this page is left. @param job its id. */
export function ResultStep({ job, onAgain }: { job: string; onAgain: () => void }) {
  const state = useJob(job)?.state
  return (
    <>
      <JobProgress id={job} />
      <WrittenRows id={job} />
      {(state === 'running' || state === 'waiting') && (
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
