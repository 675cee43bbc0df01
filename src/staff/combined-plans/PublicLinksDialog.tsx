import Alert from '@mui/material/Alert'
import { type CombinedPlan, combinedPlanWithSameLinks } from '../../domain/combinedPlan'
import { PublicLinks } from '../kit/PublicLinks'
import { combinedPlanLinks } from './combinedPlanLinks'

/** The customer's pages of one combined plan, to open or to copy. */
export function PublicLinksDialog({
  plan,
  existing,
  onClose,
}: {
  plan: CombinedPlan
  existing: readonly CombinedPlan[]
  onClose: () => void
}) {
  const twin = combinedPlanWithSameLinks(existing, plan.code)
  return (
    <PublicLinks
      title={`Public links of ${plan.code}`}
      links={combinedPlanLinks(plan.code)}
      onClose={onClose}
    >
      {twin && /\s/.test(plan.code) && (
        <Alert severity="warning">{`${twin.code} has the same links, and these open that plan: a link carries no blanks. Save this plan under another code.`}</Alert>
      )}
    </PublicLinks>
  )
}
