import Button from '@mui/material/Button'
import { ReadingDialog } from '../../../ui/dialog/ReadingDialog'
import { JobProgress } from './JobProgress'
import styles from './JobsDialog.module.css'
import { useJob, useJobs } from './useJobs'
import { WrittenRows } from './WrittenRows'

/** The jobs of this tab, the latest first. */
export function JobsDialog({ onClose }: { onClose: () => void }) {
  const { jobs } = useJobs()
  return (
    <ReadingDialog title="Jobs" where={['All screens']} onClose={onClose}>
      <ul className={styles.list}>
        {jobs
          .filter(({ id }) => !jobs.some(({ undoneBy }) => undoneBy === id))
          .toReversed()
          .map(({ id }) => (
            <Entry key={id} id={id} />
          ))}
      </ul>
    </ReadingDialog>
  )
}

function Entry({ id }: { id: string }) {
  const job = useJob(id)
  const undo = useJob(job?.undoneBy ?? '')
  return (
    <li className={styles.entry}>
      <JobProgress id={id} />
      <WrittenRows id={id} />
      {/* Not while it is taken back: that would end half way. */}
      {job?.state === 'ended' && (undo === undefined || undo.state === 'ended') && (
        <Button onClick={job.close}>Remove from the list</Button>
      )}
    </li>
  )
}
