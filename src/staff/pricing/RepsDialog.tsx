import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useReps } from '../../api/reps'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { LoadError, Loading } from '../../ui/LoadState'
import { RepsForm } from './RepsForm'

const TITLE = 'Edit Associated Reps'

/** Edit Associated Reps: the form as soon as the reps are known. */
export function RepsDialog({
  plan,
  rows,
  onClose,
}: {
  plan: PricingPlan
  rows: PricingLocation[]
  onClose: () => void
}) {
  const reps = useReps()
  const titleId = useId()
  if (reps.data) {
    return <RepsForm title={TITLE} plan={plan} rows={rows} reps={reps.data} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{TITLE}</DialogTitle>
      <DialogContent>
        {reps.isFetching ? (
          <Loading text="Loading reps..." />
        ) : (
          <LoadError text="Failed to load reps" onRetry={() => void reps.refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
