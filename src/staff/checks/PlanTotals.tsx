import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { counted } from '../../domain/checks/finding'
import type { Plan } from '../../domain/plan'
import { Alert } from '../../ui/Alert'
import type { usePlanTotals } from './usePlanTotals'

/** Offers to compare plans with the number of games that their own records say, and how far it is. */
export function PlanTotals({ plans, totals }: { plans: readonly Plan[]; totals: Totals }) {
  const { reading, readAll, readFailed } = totals
  const onAct = () => readAll(plans)
  if (reading === null) {
    return (
      <Offer
        text="Each plan also has a total of its own, Plan Total Events."
        action={`Compare the ${counted(plans.length, 'plan')} with it`}
        onAct={onAct}
      />
    )
  }
  const { failed, progress } = reading
  if (progress) {
    const { asked, ended } = progress
    return (
      <Stack role="status" spacing={1} sx={{ pb: 2, maxWidth: 480 }}>
        <span>{`Reading Plan Total Events: ${ended} of ${asked} plans`}</span>
        <LinearProgress
          variant="determinate"
          value={(100 * ended) / asked}
          aria-label="Plans read"
        />
      </Stack>
    )
  }
  if (failed.length > 0) {
    return (
      <Alert
        severity="warning"
        style={{ marginBottom: 16 }}
        action={
          <Button color="inherit" onClick={readFailed}>
            Try Again
          </Button>
        }
      >
        {`Plan Total Events of ${counted(failed.length, 'plan')} could not be read: ${failed.join(', ')}.`}
      </Alert>
    )
  }
  return (
    <Offer
      text={`${counted(reading.totals.size, 'plan')} compared with Plan Total Events.`}
      action="Compare again"
      onAct={onAct}
    />
  )
}

type Totals = ReturnType<typeof usePlanTotals>

function Offer(props: { text: string; action: string; onAct: () => void }) {
  return (
    <Stack
      direction="row"
      sx={{ columnGap: 1.5, pb: 2, alignItems: 'center', flexWrap: 'wrap', displayPrint: 'none' }}
    >
      <span>{props.text}</span>
      <Button size="small" variant="outlined" onClick={props.onAct}>
        <span>{props.action}</span>
      </Button>
    </Stack>
  )
}
