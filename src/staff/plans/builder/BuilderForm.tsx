import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { gamesInName } from '../../../domain/checks/planRules'
import type { Plan } from '../../../domain/plan'
import { roomForMessages } from '../../../ui/dialog/roomForMessages'
import { FailureAlert } from '../../../ui/form/FailureAlert'
import { fieldsOf } from '../../../ui/form/fieldsOf'
import { RestoredNotice } from '../../../ui/form/RestoredNotice'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { ChosenSums } from './ChosenSums'
import { Later } from './Later'
import { LostNote } from './LostNote'
import { MeanwhileNote } from './MeanwhileNote'
import { PlanChoiceProvider, useChosen } from './PlanChoiceProvider'
import { SeasonPicker } from './SeasonPicker'
import { SelectionFigures } from './SelectionFigures'
import type { BuilderDraft } from './useBuilderForm'
import { type StartedJob, useBuilderSave } from './useBuilderSave'
import { usePickable } from './usePickable'

/** The season to choose from, the figures of the choice, and its save. */
export function BuilderForm({
  kind,
  plan,
  begun,
  form,
  onStarted,
  onClose,
}: {
  kind: PlansKind
  plan: Plan | null
  /** Keys of the games that a new plan begins with. */
  begun: readonly string[]
  form: BuilderDraft
  onStarted: (job: StartedJob) => void
  onClose: () => void
}) {
  const { team, planHint } = plansConfigs[kind]
  const pickable = usePickable(kind, plan, begun)
  const { submit, hints, question } = useBuilderSave({ kind, plan }, form, { pickable, onStarted })
  const name = !plan && (
    <TextField
      {...fieldsOf(form)('name')}
      label="Plan Event Name"
      placeholder={planHint}
      // A name that was typed in the dialog before would lie under its label.
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <PlanChoiceProvider form={form} pickable={pickable}>
      <div className={styles.body}>
        <div className={styles.main}>
          <Restored draft={form.draft} />
          <SeasonPicker team={team} pickable={pickable} name={name} />
        </div>
        <aside className={styles.side} aria-label="Figures">
          <LostNote />
          <MeanwhileNote stored={pickable.stored} isKnown={pickable.isWhole} />
          <SelectionFigures target={gamesInName(plan?.name ?? form.watch('name'))} />
          {hints}
        </aside>
      </div>
      <div ref={roomForMessages} className={styles.actions}>
        <ChosenSums pickable={pickable} />
        <FailureAlert words={submit.failure} />
        <UndoChoice />
        <Button onClick={onClose}>Cancel</Button>
        {/* Never disabled: the focus comes back to it from the review, and it saves once at a time. */}
        <Button variant="contained" onClick={submit.run}>
          Save
        </Button>
      </div>
      {question}
    </PlanChoiceProvider>
  )
}

/** Starting over takes the steps back, too. */
function Restored({ draft }: { draft: BuilderDraft['draft'] }) {
  const { startOver } = useChosen().choice
  return <RestoredNotice draft={{ ...draft, startOver }} wasBeingSaved={false} />
}

/** Takes the last step back. */
function UndoChoice() {
  const { undo, canUndo } = useChosen().choice
  return (
    <Later>
      <Button onClick={undo} disabled={!canUndo}>
        Undo
      </Button>
    </Later>
  )
}
