import Button from '@mui/material/Button'
import { Alert } from '../../../ui/Alert'
import { countsOf, swapWords, wordsOf } from './figures'
import styles from './JobProgress.module.css'
import type { Job } from './jobStore'
import { useJob, useJobs } from './useJobs'

/** Above the page: jobs that were stopped, by the end of the session or a closed page, and their rest. */
export function JobNotices() {
  const { jobs } = useJobs()
  return jobs
    .filter(({ state }) => state === 'stopped')
    .map((job) => <Stopped key={job.id} job={job} />)
}

function Stopped({ job }: { job: Job }) {
  const inHand = useJob(job.id)
  const counts = countsOf(job.items)
  const swap = swapWords(job)
  const isSent = counts['not sent'] === 0
  return (
    <Alert severity="warning" style={{ marginBottom: 16 }}>
      <div>{wordsOf(job)}</div>
      {swap && <div>{swap}</div>}
      <div className={styles.moves}>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={isSent ? inHand?.retry : inHand?.resume}
        >
          <span>{isSent ? 'Retry failed' : `Continue with ${counts['not sent']}`}</span>
        </Button>
        <Button color="inherit" size="small" onClick={inHand?.cancel}>
          <span>{swap ? 'Finish the swap alone' : 'Leave it there'}</span>
        </Button>
      </div>
    </Alert>
  )
}
