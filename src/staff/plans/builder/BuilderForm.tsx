import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ReactNode, useMemo, useState } from 'react'
import { gamesInName } from '../../../domain/checks/planRules'
import type { Plan } from '../../../domain/plan'
import { joined } from '../../../domain/text'
import { seasonText } from '../../../domain/time/seasons'
import { Alert } from '../../../ui/Alert'
import { keepMessagesOffButtons } from '../../../ui/dialog/messageOffset'
import { FailureAlert, RestoredNotice } from '../../../ui/form/FormMessages'
import { textFieldProps } from '../../../ui/form/textFieldProps'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { SeasonPicker } from './SeasonPicker'
import { figuresOf, SelectionFigures, sumText } from './SelectionFigures'
import { type StartedRun, useBuilderSave } from './useBuilderSave'
import { type BuilderDraft, type Pickable, usePickable, usePlanChoice } from './usePlanChoice'
import { changeWords, differences } from './wantedGames'

interface BuilderFormProps {
  kind: PlansKind
  plan: Plan | null
  /** Keys of the games that a new plan begins with. */
  initialKeys: readonly string[]
  form: BuilderDraft
  onStarted: (run: StartedRun) => void
  onClose: () => void
}

/** The season to choose from, the figures of the choice, and its save. */
export function BuilderForm(props: BuilderFormProps) {
  const { kind, plan, initialKeys, form, onStarted, onClose } = props
  const { team, planHint } = plansConfigs[kind]
  const code = plan?.name ?? form.watch('name')
  const pickable = usePickable(kind, plan, { name: code, initialKeys })
  const { all, inSeason, stored, isWhole } = pickable
  const choice = usePlanChoice(form, pickable)
  const figures = useMemo(() => figuresOf(inSeason, choice.chosen), [inSeason, choice.chosen])
  const changes = differences(all, stored, choice.wanted)
  const { submit, hint, question } = useBuilderSave({ kind, plan }, form, {
    pickable,
    changes,
    onStarted,
  })
  const words = changeWords(changes)
  const meanwhile = useMeanwhileText(stored, isWhole)
  const name = !plan && (
    <TextField
      {...textFieldProps(form)('name')}
      label="Plan Event Name"
      placeholder={planHint}
      // The label must not cover a name that was typed in the dialog before.
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          {/* Starting over removes the steps of Undo, too. */}
          <RestoredNotice
            draft={{ ...form.draft, startOver: choice.startOver }}
            wasBeingSaved={false}
          />
          <SeasonPicker team={team} pickable={pickable} choice={choice} name={name} />
        </div>
        <aside className={styles.side} aria-label="Figures">
          <Note severity="warning" text={missingText(choice.missing)} />
          <Note severity="info" text={noGamesText(pickable)} />
          <Note severity="info" text={meanwhile} />
          <SelectionFigures choice={choice} figures={figures} target={gamesInName(code)} />
          <Note severity="warning" text={hint} />
        </aside>
      </div>
      <div ref={keepMessagesOffButtons} className={styles.actions}>
        <div role="status" className={styles.sums}>
          <span>{`${choice.chosen.size} chosen`}</span>
          {words && <strong>{words}</strong>}
          <span>{`A ${sumText(figures.rowA)} · B ${sumText(figures.rowB)}`}</span>
        </div>
        <FailureAlert words={submit.failure} />
        <Button onClick={choice.undo} disabled={!choice.canUndo}>
          Undo
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {/* Never disabled: the focus comes back to it from the review. */}
        <Button variant="contained" onClick={submit.run}>
          Save
        </Button>
      </div>
      {question}
    </>
  )
}

/** The live region is there before its text, so that the text is read out. */
function Note({ severity, text }: { severity: 'info' | 'warning'; text: ReactNode }) {
  return (
    <div role="status">
      {text && (
        <Alert severity={severity} role="none">
          {text}
        </Alert>
      )}
    </div>
  )
}

/** Names the games that a copy or a draft wants, and that the list of games does not have. */
function missingText(missing: readonly string[]): string {
  const verb = missing.length === 1 ? 'is' : 'are'
  return missing.length === 0
    ? ''
    : `${joined(missing, missing.length)} ${verb} not in the list of games, and ${verb} left out.`
}

/** Says that there are no games of the season that the plan's name says. */
const noGamesText = ({ namedSeason, seasons, areGamesKnown }: Pickable) =>
  namedSeason !== null && areGamesKnown && !seasons.includes(namedSeason - 1)
    ? `There are no games of ${seasonText(namedSeason)} yet.`
    : ''

/**
 * What somebody else changed in the plan since its games were first shown.
 * @param isKnown `stored` is the response for the plan itself.
 */
function useMeanwhileText(stored: ReadonlySet<string>, isKnown: boolean): string {
  const [first, setFirst] = useState<ReadonlySet<string>>()
  if (first === undefined && isKnown) setFirst(stored)
  const added = first ? [...stored].filter((key) => !first.has(key)) : []
  const gone = first ? [...first].filter((key) => !stored.has(key)) : []
  const parts = [
    added.length > 0 && `added ${joined(added)}`,
    gone.length > 0 && `removed ${joined(gone)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `Someone else has ${parts.join(' and ')}.` : ''
}
