import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useEffectEvent } from 'react'
import { roomForMessages } from '../../../ui/dialog/roomForMessages'
import { RunProgress } from '../../writes/RunProgress'
import { useRun } from '../../writes/useRuns'

/** The job of a choice: it closes by itself once every game is as chosen. */
export function BuilderJob({
  id,
  onDone,
  onClose,
}: {
  id: string
  onDone: () => void
  onClose: () => void
}) {
  const job = useRun(id)
  const isDone =
    job?.state === 'ended' && job.items.every(({ state }) => ['done', 'unchanged'].includes(state))
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])
  return (
    <>
      <DialogContent>
        <RunProgress id={id} />
      </DialogContent>
      <DialogActions ref={roomForMessages} sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          <span>{job?.state === 'ended' ? 'Close' : 'Close, and let it go on'}</span>
        </Button>
      </DialogActions>
    </>
  )
}
