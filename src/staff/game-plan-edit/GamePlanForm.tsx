import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useCombinedPlans } from '../../api/combinedPlans'
import { gamePlanQuery, useSaveGamePlan } from '../../api/gamePlans'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { paths } from '../../config/paths'
import { gamesInPlan } from '../../domain/checks/planRules'
import { type GamePlan, isSamePlanName } from '../../domain/plan'
import { publicPagesOfPlan } from '../../domain/publicPages'
import { nameKey } from '../../domain/recordKeys'
import { counted } from '../../domain/text'
import { useIsMounted } from '../../lib/useIsMounted'
import { Alert } from '../../ui/Alert'
import { Form, SubmitButton } from '../../ui/form/Form'
import { FailureAlert, RestoredNotice, StatusMessage } from '../../ui/form/FormMessages'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDiscardQuestion } from '../../ui/form/useDiscardQuestion'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFormSubmit } from '../../ui/form/useFormSubmit'
import { useNotify } from '../../ui/Notifications'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { PackageUpdatesChoice, usePackageUpdates } from '../links/PackageUpdates'
import { useSeason } from '../records/useSeason'
import { useRecordSave } from '../writes/useRecordSave'
import { useRuns } from '../writes/useRuns'
import { gamePlanFields, gamePlanSchema, type TypedGamePlan, typedGamePlan } from './gamePlanFields'

/** The home page has the address of Sign In. */
const HOME = paths.signIn

/**
 * The form for a plan's name and total. Both buttons go to '/', Save Changes after the plan is
 * saved.
 */
export function GamePlanForm({ id, plan }: { id: string; plan: GamePlan }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const saveGamePlan = useSaveGamePlan(id)
  const isMounted = useIsMounted()
  const { start } = useRuns()
  const form = useDraftForm({
    name: 'game-plan',
    record: id,
    schema: gamePlanSchema(plan),
    defaultValues: typedGamePlan(plan),
  })
  const refetchFresh = useRefetchFresh()
  const [name, totalEvents] = useWatch({ control: form.control, name: ['name', 'totalEvents'] })
  const isNewName = (text: string) => text.trim() !== '' && !isSamePlanName(text, plan.name)
  const packageUpdates = usePackageUpdates(plan.name, name.trim())
  const save = useRecordSave<GamePlan, TypedGamePlan, GamePlan>({
    form,
    fields: gamePlanFields,
    record: plan,
    async read(sent, isSaved) {
      // Some servers identify a plan by its name, which the sent values may change.
      const newId = sent && isSamePlanName(id, plan.name) ? sent.name : id
      const possibleIds = isSaved ? [newId] : [id, newId]
      for (const possibleId of new Set(possibleIds)) {
        const stored = await refetchFresh(gamePlanQuery(possibleId))
        if (stored) return [stored]
      }
      return []
    },
    isSame: () => true,
    toForm: typedGamePlan,
    write: (values) => saveGamePlan.mutateAsync(values),
    after(typed) {
      const order = isNewName(typed.name) && packageUpdates.runOrderFor(typed.name.trim())
      if (order) start(order)
    },
    name: (typed) => typed.name,
    words: { ...MESSAGES.gamePlan.save, save: 'Save Changes', busy: 'Saving...' },
  })
  const submit = useFormSubmit(form, {
    ...save.dialog,
    onDone() {
      form.draft.forget()
      // The person may already have left the page.
      if (isMounted.current) navigate(HOME)
    },
    // docs/rules/words.md#save-and-delete-failures
    showFailure(message) {
      if (isMounted.current) notify(message, 'error', { subject: 'game plan' })
    },
  })
  const { question } = useDiscardQuestion(form, submit)
  const field = textFieldProps(form)

  return (
    <Paper variant="outlined" sx={{ maxWidth: 560, p: { xs: 2, sm: 3 } }}>
      <Form submit={submit}>
        <Stack spacing={2.5}>
          <RestoredNotice draft={form.draft} wasBeingSaved={save.dialog.wasBeingSaved} />
          <TextField {...field('name')} label="Plan Event Name" />
          {isNewName(name) && (
            <>
              <RenameNotice from={plan.name} />
              <PackageUpdatesChoice {...packageUpdates} />
              <ImpactNote kind="plan" records={[{ name: plan.name, eventNames: [] }]} />
            </>
          )}
          <TextField
            {...field('totalEvents')}
            label="Plan Total Events"
            type="number"
            onWheel={(event) => (event.target as HTMLElement).blur()}
            slotProps={{ htmlInput: { inputMode: 'numeric', min: 0 } }}
          />
          <PlanCount name={plan.name} total={totalEvents} />
          {save.dialog.choice}
          <FailureAlert message={submit.failure} />
          <StatusMessage message={save.dialog.statusMessage} />
          <Stack direction="row" spacing={1.5}>
            {!save.dialog.choice && <SubmitButton submit={submit} save={save.dialog.save} />}
            <Button onClick={() => navigate(HOME)} disabled={submit.isBusy}>
              Cancel
            </Button>
          </Stack>
        </Stack>
        {question}
      </Form>
    </Paper>
  )
}

/** Shows the plan's number of games if it differs from the typed total. */
function PlanCount({ name, total }: { name: string; total: string }) {
  const { season } = useSeason(['plans'])
  const plan = season?.plansByName.get(nameKey(name))
  if (!plan || total.trim() === '' || Number(total) === gamesInPlan(plan)) return null
  return <Alert severity="info">{`${plan.name} has ${counted(gamesInPlan(plan), 'game')}.`}</Alert>
}

/** Lists the public pages that a new name may break, because sheets find a plan by its name. */
function RenameNotice({ from }: { from: string }) {
  const combined = useCombinedPlans()
  if (combined.data) {
    return (
      <AffectedPages
        lead={`These public pages use ${from} and may lose its games if you rename it:`}
        addresses={publicPagesOfPlan(from, combined.data)}
      />
    )
  }
  if (combined.isFetching) return null
  return (
    <Alert severity="warning">{`We couldn’t load which public pages use ${from}. They may lose its games if you rename it.`}</Alert>
  )
}
