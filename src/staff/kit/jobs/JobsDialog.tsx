import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { JobProgress } from './JobProgress'
import styles from './JobsDialog.module.css'
import { useJob, useJobs } from './useJobs'

/** The jobs of this tab, the latest first. */
export function JobsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const { jobs } = useJobs()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Jobs</DialogTitle>
      <DialogContent>
        <ul className={styles.list}>
          {jobs
            .filter(({ isUndo }) => !isUndo)
            .toReversed()
            .map(({ id }) => (
              <Entry key={id} id={id} />
            ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function Entry({ id }: { id: string }) {
  const job = useJob(id)
  return (
    <li className={styles.entry}>
      <JobProgress id={id} />
      {job?.state === 'ended' && <Button onClick={job.close}>Remove from the list</Button>}
    </li>
  )
}
