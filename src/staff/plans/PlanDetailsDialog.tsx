import CalendarIcon from '@mui/icons-material/CalendarMonth'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useController } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useCombinedPlans } from '../../api/combinedPlans'
import { useGamePlan } from '../../api/gamePlans'
import { paths } from '../../config/paths'
import type { TeamKey } from '../../content/teams'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { Alert } from '../../ui/Alert'
import { DialogFrame } from '../../ui/dialog/DialogFrame'
import { joinParts } from '../../ui/dialog/DialogHeader'
import { Form, SubmitButton } from '../../ui/form/Form'
import { FailureAlert, RestoredNotice, StatusMessage } from '../../ui/form/FormMessages'
import type { PagerState } from '../../ui/form/RecordPager'
import { RecordPager } from '../../ui/form/RecordPager'
import { useDiscardQuestion } from '../../ui/form/useDiscardQuestion'
import { ImpactNote } from '../links/ImpactNote'
import { FoldedChips } from '../list/FoldedChips'
import { datesByCode, gamesSummary } from '../records/gamesSummary'
import { combinedPlanHref } from '../records/recordLinks'
import { originalPlanSteps } from '../writes/steps/combinedPlanSteps'
import type { TypedPlan } from './builder/usePlanChoice'
import { additionTexts } from './builder/wantedGames'
import { GameField } from './GameField'
import { PlanEvents } from './PlanEvents'
import styles from './plans.module.css'
import { type PlansKind, plansConfigs } from './plansConfigs'
import { useAddEventForm } from './useAddEventForm'

interface PlanDetailsDialogProps {
  kind: PlansKind
  plan: Plan
  /** Whether the plan was removed from the list. */
  isGone: boolean
  /** Opens the plan builder above this dialog. */
  onChooseGames: () => void
  /** Opens the plan builder for a new plan with the same games. */
  onDuplicate: (copy: TypedPlan) => void
  /** Replaces this dialog with the one that renames the plan step by step. */
  onRename: () => void
  /** The pager to the previous and next plan in the list. */
  pager: PagerState<Plan> | undefined
  onClose: () => void
}

/**
 * Shows a plan's events, and adds and removes them (docs/rules/screens.md#plans). Closing asks
 * first if a game was chosen but not added.
 */
export function PlanDetailsDialog(props: PlanDetailsDialogProps) {
  const { kind, plan, isGone, onChooseGames, onDuplicate, onRename, pager, onClose } = props
  const { breadcrumb, team, useEvents } = plansConfigs[kind]
  const events = useEvents(plan.name)
  // Some servers identify plans by name. Others use a number, which their list includes.
  const id = String(plan.id ?? plan.name)
  const gamePlan = useGamePlan(id)
  // A plan named 5 isn't the plan with the number 5.
  const isOtherPlan = gamePlan.isSuccess && !isSamePlanName(gamePlan.data?.name ?? '', plan.name)
  const taken = events.data?.map((event) => event.eventName) ?? plan.eventNames
  const { data: combinedPlans = [] } = useCombinedPlans()
  const packages = originalPlanSteps(combinedPlans, plan.name, null).map(({ code }) => code)
  const addEvent = useAddEventForm(kind, plan.name, taken)
  const { close, leave, question } = useDiscardQuestion(addEvent.form, addEvent.submit, onClose)

  return (
    <DialogFrame
      title={`Plan Details: ${plan.name}`}
      breadcrumb={[breadcrumb, joinParts(plan.name, gamesSummary(taken, datesByCode(events.data)))]}
      actions={pager && <RecordPager pager={pager} leave={leave} />}
      width="wide"
      isPanel
      onClose={close}
      question={question}
      footer={
        <>
          {isOtherPlan ? (
            <Button onClick={onRename} disabled={addEvent.submit.isBusy}>
              Rename
            </Button>
          ) : (
            <Button component={Link} to={paths.gamePlanEdit({ id })} disabled={!gamePlan.isSuccess}>
              Edit name and total
            </Button>
          )}
          <Button
            onClick={() => onDuplicate({ name: '', eventNames: additionTexts(taken) })}
            disabled={addEvent.submit.isBusy}
            style={{ marginRight: 'auto' }}
          >
            Duplicate
          </Button>
          <Button onClick={close} disabled={addEvent.submit.isBusy}>
            Close
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        {isGone && (
          <Alert severity="warning">
            This plan no longer exists. Adding an event creates it again.
          </Alert>
        )}
        <Stack spacing={1.5}>
          <h3 className={styles.heading}>Add New Event to Plan</h3>
          <AddEventForm team={team} taken={taken} addEvent={addEvent} />
          <div className={styles.used}>
            <Button
              variant="outlined"
              startIcon={<CalendarIcon />}
              onClick={onChooseGames}
              disabled={addEvent.submit.isBusy}
            >
              Choose games
            </Button>
            <ImpactNote kind="plan" records={[plan]} />
            <FoldedChips names={packages} emptyText="" hrefOf={combinedPlanHref} />
          </div>
        </Stack>
        <PlanEvents kind={kind} plan={plan.name} />
      </Stack>
    </DialogFrame>
  )
}

interface AddEventFormProps {
  team: TeamKey
  taken: readonly string[]
  addEvent: ReturnType<typeof useAddEventForm>
}

/** The form of `useAddEventForm`: a field for a game, and the button that adds it. */
function AddEventForm({ team, taken, addEvent }: AddEventFormProps) {
  const { form, submit, statusMessage, wasBeingSaved, save } = addEvent
  const { field, fieldState } = useController({ control: form.control, name: 'event' })
  return (
    <Form submit={submit}>
      <Stack spacing={1.5}>
        <RestoredNotice draft={form.draft} wasBeingSaved={wasBeingSaved} />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
            <GameField
              label="Select Game"
              team={team}
              field={field}
              taken={taken}
              error={fieldState.error?.message}
            />
          </Stack>
          <SubmitButton submit={submit} save={save} style={{ minWidth: 120 }} />
        </Stack>
        <FailureAlert message={submit.failure} />
      </Stack>
      <StatusMessage message={statusMessage} gap={1.5} />
    </Form>
  )
}
