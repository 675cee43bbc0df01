import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { countsOf, wordsOf } from './figures'
import styles from './JobProgress.module.css'
import type { Job } from './jobStore'
import { useJob, useJobs } from './useJobs'

/** Above the page: jobs that were stopped, by the end of the session or a closed page, and their rest. */
export function JobNotices(_: { onClose: () => void }) {
  const { jobs } = useJobs()
  return jobs
    .filter(({ state }) => state === 'stopped')
    .map((job) => <Stopped key={job.id} job={job} />)
}

function Stopped({ job }: { job: Job }) {
  const inHand = useJob(job.id)
  const counts = countsOf(job.items)
  const isSent = counts['not sent'] === 0
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <div>{wordsOf(job)}</div>
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
          Leave it there
        </Button>
      </div>
    </Alert>
  )
}
