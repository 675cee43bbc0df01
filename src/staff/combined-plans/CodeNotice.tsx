import { type CombinedPlan, linkCode } from '../../domain/combinedPlan'
import { Alert } from '../../ui/Alert'
import { sameCode } from './combinedPlanFields'

/** Says what saving will do when it is not what the dialog's title promises. */
export function CodeNotice({
  plan,
  target,
  code,
}: {
  plan: CombinedPlan | null
  target: CombinedPlan | undefined
  code: string
}) {
  if (target && (plan === null || !sameCode(target.code, plan.code))) {
    return (
      <Alert severity="warning">{`${target.code} exists already. Saving replaces it with what stands here.`}</Alert>
    )
  }
  if (plan && code === plan.code && linkCode(code) !== code) {
    return (
      <Alert severity="warning">{`The public links of ${plan.code} do not open: a link carries no blanks, accents or signs. Save the plan as ${linkCode(code)}, then delete this one.`}</Alert>
    )
  }
  if (plan && !target && !sameCode(plan.code, code) && code.trim() !== '') {
    return (
      <Alert severity="warning">{`Saving under a new code creates a second package; ${plan.code} stays as it is.`}</Alert>
    )
  }
  return null
}
