import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCombinedPlans } from '../../api/combinedPlans'
import { isSamePlanName } from '../../domain/plan'
import { Chips } from '../../ui/Chips'
import { combinedPlanHref } from '../records/recordLinks'

/** The combined plans that are made of a plan, to go to; nothing before they are known. */
export function PlanPackages({ plan }: { plan: string }) {
  const { data, isError } = useCombinedPlans()
  if (!data) {
    return isError && <Quiet>Which packages hold it could not be loaded.</Quiet>
  }
  const codes = data
    .filter(({ originalPlans }) => originalPlans.some((name) => isSamePlanName(name, plan)))
    .map(({ code }) => code)
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', alignItems: 'baseline' }}
    >
      <Quiet>{codes.length > 0 ? 'In packages:' : 'In no package.'}</Quiet>
      <Chips names={codes} none="" linkOf={combinedPlanHref} />
    </Stack>
  )
}

const Quiet = ({ children }: { children: string }) => (
  <Typography component="span" variant="body2" color="text.secondary">
    {children}
  </Typography>
)
