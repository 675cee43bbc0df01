import { valibotResolver } from '@hookform/resolvers/valibot'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { gamePlanQuery, useSaveGamePlan } from '../../api/gamePlans'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { paths } from '../../config/paths'
import { type GamePlan, isSamePlanName } from '../../domain/plan'
import { useIsMounted } from '../../lib/useIsMounted'
import { FailureAlert } from '../../ui/form/FailureAlert'
import { Form } from '../../ui/form/Form'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { StatusNote } from '../../ui/form/StatusNote'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useDiscardQuestion } from '../../ui/form/useDiscardQuestion'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { useFormSubmit } from '../../ui/form/useFormSubmit'
import { lazyPart } from '../../ui/lazyPart'
import { useNotify } from '../../ui/Notifications'
import { useCarriedPlan } from '../links/CarriedPlan'
import { useRecordSave } from '../writes/useRecordSave'
import { useRuns } from '../writes/useRuns'
import { gamePlanFields, gamePlanForm, type TypedGamePlan, typedGamePlan } from './gamePlanFields'
import { RenameNotice } from './RenameNotice'

const PlanCount = lazyPart(() => import('./PlanCount'), 'PlanCount')
const PlanImpact = lazyPart(() => import('./PlanImpact'), 'PlanImpact')

/** Name and total of a plan; both buttons lead to '/', Save Changes only once it is saved. */
export function GamePlanForm({ id, plan }: { id: string; plan: GamePlan }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const write = useSaveGamePlan(id)
  const isMounted = useIsMounted()
  const { start } = useRuns()
  const form = useDraftForm({
    name: 'game-plan',
    record: id,
    resolver: valibotResolver(gamePlanForm(plan)),
    defaultValues: typedGamePlan(plan),
  })
  const reread = useReread()
  const readPlan = async (key: string) => {
    const now = await reread(gamePlanQuery(key))
    return now ? [now] : []
  }
  const [name, totalEvents] = useWatch({ control: form.control, name: ['name', 'totalEvents'] })
  const isNewName = (text: string) => text.trim() !== '' && !isSamePlanName(text, plan.name)
  const packages = useCarriedPlan(plan.name, name.trim())
  const sent = useRef(plan.name)
  /** Takes the failure told last away: the name it was told of may be another by now. */
  const takeBack = useRef(() => {})
  const save = useRecordSave<GamePlan, TypedGamePlan, GamePlan>({
    form,
    fields: gamePlanFields,
    record: plan,
    read: () => readPlan(id),
    // An address may hold the name; under a new one it leads nowhere.
    readAfter: ({ name }) => readPlan(isSamePlanName(id, plan.name) ? name : id),
    isSame: () => true,
    toForm: typedGamePlan,
    write(values) {
      sent.current = values.name
      return write.mutateAsync(values)
    },
    after() {
      const order = isNewName(sent.current) && packages.orderFor(sent.current)
      if (order) start(order)
    },
    name: ({ name }) => name,
    words: { ...WORDS.gamePlan.save, save: 'Save Changes', busy: 'Saving...' },
  })
  const submit = useFormSubmit(form, {
    ...save.dialog,
    onDone() {
      form.draft.forget()
      takeBack.current()
      // Whoever has gone on in the meantime stays where he is.
      if (isMounted.current) navigate(paths.signIn)
    },
    // Failures are told below the page (docs/rules/words.md#save-and-delete-failures).
    tellFailure(words) {
      takeBack.current()
      if (isMounted.current) takeBack.current = notify(words, 'error')
    },
  })
  const { question } = useDiscardQuestion(form, submit)
  const field = fieldsOf(form)

  return (
    <Paper variant="outlined" sx={{ maxWidth: 560, p: { xs: 2, sm: 3 } }}>
      <Form submit={submit}>
        <Stack spacing={2.5}>
          <RestoredNotice draft={form.draft} wasBeingSaved={save.dialog.wasBeingSaved} />
          <TextField {...field('name')} label="Plan Event Name" />
          {isNewName(name) && (
            <>
              <RenameNotice from={plan.name} />
              {packages.choice}
              <Box sx={{ minHeight: { xs: 48, sm: 36 } }}>
                <PlanImpact name={plan.name} />
              </Box>
            </>
          )}
          <TextField
            {...field('totalEvents')}
            label="Plan Total Events"
            type="number"
            onWheel={(event) => (event.target as HTMLElement).blur()}
            slotProps={{ htmlInput: { inputMode: 'numeric', min: 0 } }}
          />
          <PlanCount name={plan.name} total={String(totalEvents)} />
          {save.dialog.choice}
          <FailureAlert words={submit.failure} />
          <StatusNote note={save.dialog.note} />
          <Stack direction="row" spacing={1.5}>
            {!save.dialog.choice && <SubmitButton submit={submit} save={save.dialog.save} />}
            <Button onClick={() => navigate(paths.signIn)} disabled={submit.isBusy}>
              Cancel
            </Button>
          </Stack>
        </Stack>
        {question}
      </Form>
    </Paper>
  )
}
