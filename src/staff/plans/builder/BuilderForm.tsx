import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { joined } from '../../../domain/checks/finding'
import { gamesInName } from '../../../domain/checks/planRules'
import type { Plan } from '../../../domain/plan'
import { Alert } from '../../../ui/Alert'
import { roomForMessages } from '../../../ui/dialog/roomForMessages'
import { FailureAlert } from '../../../ui/form/FailureAlert'
import { fieldsOf } from '../../../ui/form/fieldsOf'
import { RestoredNotice } from '../../../ui/form/RestoredNotice'
import unseen from '../../../ui/unseen.module.css'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { changedFigures, type Figures, sumText } from './figures'
import { Later } from './Later'
import { PlanChoiceProvider, useChosen } from './PlanChoiceProvider'
import { SeasonPicker } from './SeasonPicker'
import { SelectionFigures } from './SelectionFigures'
import { changeWords, differences } from './selection'
import type { BuilderDraft } from './useBuilderForm'
import { type StartedJob, useBuilderSave } from './useBuilderSave'
import { type Pickable, usePickable } from './usePickable'

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

/** Names the games that a copy or a draft wants, and that the list of games does not have. */
function LostNote() {
  const { lost } = useChosen().choice
  const is = lost.length === 1 ? 'is' : 'are'
  return (
    <div role="status">
      {lost.length > 0 && (
        <Alert severity="warning" role="none">
          {`${joined(lost, lost.length)} ${is} not in the list of games, and ${is} not taken over.`}
        </Alert>
      )}
    </div>
  )
}

/** Says what somebody else did to the plan since its games were first shown. */
function MeanwhileNote({
  stored,
  isKnown,
}: {
  stored: ReadonlySet<string>
  /** They are the plan's own answer. */
  isKnown: boolean
}) {
  const [first, setFirst] = useState<ReadonlySet<string>>()
  if (first === undefined && isKnown) setFirst(stored)
  const added = first ? [...stored].filter((key) => !first.has(key)) : []
  const gone = first ? [...first].filter((key) => !stored.has(key)) : []
  const parts = [
    added.length > 0 && `added ${joined(added)}`,
    gone.length > 0 && `took out ${joined(gone)}`,
  ].filter(Boolean)
  return (
    <div role="status">
      {parts.length > 0 && (
        <Alert
          severity="info"
          role="none"
        >{`Meanwhile somebody else ${parts.join(' and ')}.`}</Alert>
      )}
    </div>
  )
}

/** What is chosen and what it changes, in one line; what has changed is said to whoever does not see it. */
function ChosenSums({ pickable: { all, stored } }: { pickable: Pickable }) {
  const { choice, figures } = useChosen()
  const words = changeWords(differences(all, stored, choice.wanted))
  return (
    <div className={styles.foot}>
      <span role="status" className={unseen.unseen}>
        {useSpokenFigures(figures)}
      </span>
      <div className={styles.sums}>
        <span>{`${choice.chosen.size} chosen`}</span>
        {words && <strong>{words}</strong>}
        <span>{`A ${sumText(figures.rowA)} · B ${sumText(figures.rowB)}`}</span>
      </div>
    </div>
  )
}

/** Several games are often chosen one right after the other: they are told once. */
const PAUSE_MS = 500

/** What of the figures has changed, half a second after the last change, for a status. */
function useSpokenFigures(figures: Figures): string {
  const [words, setWords] = useState('')
  const told = useRef(figures)
  useEffect(() => {
    const wait = setTimeout(() => {
      if (told.current === figures) return
      setWords(changedFigures(told.current, figures))
      told.current = figures
    }, PAUSE_MS)
    return () => clearTimeout(wait)
  }, [figures])
  return words
}
