import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DialogFrame } from '../../ui/dialog/DialogFrame'
import { JobProgress } from '../writes/jobs/JobProgress'
import type { JobOrder } from '../writes/jobs/jobStore'
import { useJobs } from '../writes/jobs/useJobs'

/**
 * Asks before the same is done with several records, then shows how it goes. It goes on when the
 * dialog is closed (docs/rules/tables.md#bulk).
 */
export function BulkDialog({
  title,
  place,
  action,
  isRemoval = false,
  order,
  onClose,
  children,
}: {
  title: string
  /** What the menu calls the screen. */
  place: string
  /** The button that starts it. */
  action: string
  /** Something goes: Cancel has the focus. */
  isRemoval?: boolean
  /** Null while nothing is to be done. */
  order: JobOrder | null
  onClose: () => void
  /** What is asked and what is to know. */
  children: ReactNode
}) {
  const { start } = useJobs()
  const [job, setJob] = useState<string>()
  const isEmpty = order === null || order.steps.length === 0
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (order !== null && !isEmpty && job === undefined) setJob(start(order))
  }
  return (
    <DialogFrame
      title={title}
      where={[place]}
      role={isRemoval ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      inForm={(inside) => (
        <form onSubmit={onSubmit} noValidate>
          {inside}
        </form>
      )}
      foot={
        job === undefined ? (
          <>
            <Button onClick={onClose} autoFocus={isRemoval}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isRemoval ? 'error' : 'primary'}
              disabled={isEmpty}
            >
              <span>{action}</span>
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose} autoFocus>
            Close
          </Button>
        )
      }
    >
      <Stack spacing={2}>{job === undefined ? children : <JobProgress id={job} />}</Stack>
    </DialogFrame>
  )
}
