import Button from '@mui/material/Button'
import { JobProgress } from '../writes/jobs/JobProgress'
import { useJob } from '../writes/jobs/useJobs'

/** How the last save stands; at its end it can be put away. */
export function PriceSaveProgress({ id }: { id: string }) {
  const job = useJob(id)
  return (
    <>
      <JobProgress id={id} />
      {job?.state === 'ended' && <Button onClick={job.close}>Close</Button>}
    </>
  )
}
