import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { QueryState } from '../../ui/QueryState'
import type { PricingPlanDialogProps } from './openDialog'
import { RepsForm } from './RepsForm'

const TITLE = 'Edit Associated Reps'

/** Edit Associated Reps: the form as soon as the reps are known. */
export function RepsDialog({ plan, rows, onClose }: PricingPlanDialogProps) {
  const reps = useReps()
  const titleId = useId()
  if (reps.data) {
    return <RepsForm title={TITLE} plan={plan} rows={rows} reps={reps.data} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{TITLE}</DialogTitle>
      <DialogContent>
        <QueryState query={reps} loading="Loading reps..." failed={WORDS.pricingPlanReps.load} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
