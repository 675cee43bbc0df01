import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useGamePlan } from '../../api/gamePlans'
import { paths } from '../../config/paths'
import type { Plan } from '../../domain/plan'
import { useDiscardQuestion } from '../../ui/form/useDiscardQuestion'
import { ImpactNote } from '../kit/impact/ImpactNote'
import { AddEventForm } from './AddEventForm'
import styles from './PlanDetailsDialog.module.css'
import { PlanEvents } from './PlanEvents'
import { PlanPackages } from './PlanPackages'
import { type PlansKind, plansConfigs } from './plansConfigs'
import { useEventAddition } from './useEventAddition'

/**
 * A plan's events, to add to and to take from (docs/rules/screens.md#plans). A game that was chosen
 * and not added is work: closing asks first.
 */
export function PlanDetailsDialog({
  kind,
  plan,
  isGone,
  onChooseGames,
  onClose,
}: {
  kind: PlansKind
  plan: Plan
  /** The plan is no longer in the list. */
  isGone: boolean
  /** Opens the plan builder above this. */
  onChooseGames: () => void
  onClose: () => void
}) {
  const { team, useEvents } = plansConfigs[kind]
  const titleId = useId()
  const title = `Plan Details: ${plan.name}`
  const events = useEvents(plan.name)
  // Some servers know this record by its name, others by a number alone.
  const record = useGamePlan(plan.name)
  const isUnknownByName = record.isSuccess && record.data === null
  const taken = events.data?.map((event) => event.eventName) ?? plan.eventNames
  const addition = useEventAddition(kind, plan.name, taken)
  const { close, question } = useDiscardQuestion(addition.form, addition.submit, onClose)

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <Stack spacing={3}>
          {isGone && (
            <Alert severity="warning">
              This plan is no longer on the server. Adding an event creates it again.
            </Alert>
          )}
          <Stack spacing={1.5}>
            <Typography variant="h2" component="h3">
              Add New Event to Plan
            </Typography>
            <AddEventForm team={team} taken={taken} addition={addition} />
            <ImpactNote kind="plan" records={[plan]} />
          </Stack>
          <PlanPackages plan={plan.name} />
          <PlanEvents kind={kind} plan={plan.name} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {isUnknownByName ? (
          <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
            Name and total are edited under the plan’s number, which the server’s lists do not tell.
          </Typography>
        ) : (
          <Button component={Link} to={paths.gamePlanEdit({ id: plan.name })} sx={{ mr: 'auto' }}>
            Edit name and total
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<CalendarMonthIcon />}
          onClick={onChooseGames}
          disabled={addition.submit.isBusy}
        >
          Choose games
        </Button>
        <Button onClick={close} disabled={addition.submit.isBusy}>
          Close
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}
