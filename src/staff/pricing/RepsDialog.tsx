import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { QueryState } from '../kit/QueryState'
import { PLACE } from './currentPricingPlan'
import type { PricingPlanDialogProps } from './openDialog'
import { RepsForm } from './RepsForm'

const TITLE = 'Edit Associated Reps'

/** Edit Associated Reps: the form as soon as the reps are known. */
export function RepsDialog({ plan, rows, onClose }: PricingPlanDialogProps) {
  const reps = useReps()
  if (reps.data) {
    return <RepsForm title={TITLE} plan={plan} rows={rows} reps={reps.data} onClose={onClose} />
  }
  return (
    <ReadingDialog title={TITLE} where={[PLACE, plan.name]} close="Cancel" onClose={onClose}>
      <QueryState query={reps} loading="Loading reps..." failed={WORDS.pricingPlanReps.load} />
    </ReadingDialog>
  )
}
