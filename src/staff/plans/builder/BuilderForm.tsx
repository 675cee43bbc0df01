import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ReactNode, useMemo, useState } from 'react'
import { useGames } from '../../../api/games'
import type { TeamKey } from '../../../content/teams'
import { gamesInName } from '../../../domain/checks/planRules'
import type { Plan } from '../../../domain/plan'
import { joined } from '../../../domain/text'
import { seasonText } from '../../../domain/time/seasons'
import { Alert } from '../../../ui/Alert'
import { keepMessagesOffButtons } from '../../../ui/dialog/messagePosition'
import { FailureAlert, RestoredNotice } from '../../../ui/form/FormMessages'
import { textFieldProps } from '../../../ui/form/textFieldProps'
import { useFieldHints } from '../../kit/checks/useFieldHints'
import type { Step } from '../../writes/steps/step'
import { useRuns } from '../../writes/useRuns'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { choiceFigures, sumText } from './choiceFigures'
import { PlanReviewDialog } from './PlanReviewDialog'
import { SeasonPicker } from './SeasonPicker'
import { SelectionFigures } from './SelectionFigures'
import { type PickableGames, usePickableGames } from './usePickableGames'
import { type BuilderDraft, type TypedPlan, usePlanChoice } from './usePlanChoice'
import { changesText, type PlanChanges, planChanges, readChoice } from './wantedGames'

/** A save that was started. */
export interface StartedRun {
  /** The id of its run. */
  id: string
  /** The plan after the save. */
  plan: Plan
  /** The numbers of added and removed games: '+3 −1'. */
  changes: string
}

interface BuilderFormProps {
  kind: PlansKind
  plan: Plan | null
  /** The keys of the games that a new plan starts with. */
  initialKeys: readonly string[]
  form: BuilderDraft
  onStarted: (run: StartedRun) => void
  onClose: () => void
}

/** Chooses games of a season, shows the figures of the choice, and reviews and saves it. */
export function BuilderForm(props: BuilderFormProps) {
  const { kind, plan, initialKeys, form, onStarted, onClose } = props
  const { team, planHint, breadcrumb } = plansConfigs[kind]
  const planName = plan?.name ?? form.watch('name')
  const pickable = usePickableGames(kind, plan, { name: planName, initialKeys })
  const { allGames, gamesInSeason, storedKeys, isStoredLoaded } = pickable
  const choice = usePlanChoice(form, pickable)
  const { chosen } = choice
  const figures = useMemo(() => choiceFigures(gamesInSeason, chosen), [gamesInSeason, chosen])
  const changes = planChanges(allGames, storedKeys, choice.wanted)
  const changesLabel = changesText(changes)
  const changedMeanwhile = useChangedMeanwhile(storedKeys, isStoredLoaded)
  const [failure, setFailure] = useState<string>()
  const [isReviewing, setReviewing] = useState(false)
  const runs = useRuns()

  /** The plan with these form values. */
  const planOf = ({ name, eventNames }: TypedPlan): Plan => ({
    name: plan?.name ?? name.trim(),
    eventNames: [...readChoice(eventNames, pickable).chosen],
  })
  const games = useGames(team)
  const hints = useFieldHints(form, {
    kind: 'plan',
    stored: plan && { name: plan.name, eventNames: [...storedKeys] },
    toRecord: planOf,
    lists: { games: games.data },
  })
  function openReview() {
    if (changesLabel === '') {
      return setFailure(plan ? 'Nothing has changed.' : 'Choose at least one game.')
    }
    setFailure(undefined)
    // The save doesn't wait for the refetch, because the run reads before each of its steps.
    pickable.refetch()
    setReviewing(true)
  }
  // Save is never disabled, because the focus returns to it from the review.
  const review = form.handleSubmit(openReview, () => form.setFocus('name'))
  function save() {
    const record = planOf(form.getValues())
    const id = runs.start({
      doing: `Saving games of ${record.name} (${changesLabel})`,
      done: `Saved games of ${record.name} (${changesLabel})`,
      steps: stepsOfChanges(team, record.name, changes),
    })
    onStarted({ id, plan: record, changes: changesLabel })
  }

  const nameField = !plan && (
    <TextField
      {...textFieldProps(form)('name')}
      label="Plan Event Name"
      placeholder={planHint}
      // The label must not cover a name typed in the previous dialog.
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          {/* Starting over also clears the Undo history. */}
          <RestoredNotice draft={{ ...form.draft, startOver: choice.startOver }} />
          <SeasonPicker team={team} pickable={pickable} choice={choice} nameField={nameField} />
        </div>
        <aside className={styles.side} aria-label="Figures">
          <Note severity="warning" text={missingGamesText(choice.missing)} />
          <Note severity="info" text={noGamesText(pickable)} />
          <Note severity="info" text={changedMeanwhile} />
          <SelectionFigures choice={choice} figures={figures} target={gamesInName(planName)} />
          <Note severity="warning" text={hints('eventNames')} />
        </aside>
      </div>
      <div ref={keepMessagesOffButtons} className={styles.actions}>
        <div role="status" className={styles.sums}>
          <span>{`${chosen.size} chosen`}</span>
          {changesLabel && <strong>{changesLabel}</strong>}
          <span>{`A ${sumText(figures.rowA)} · B ${sumText(figures.rowB)}`}</span>
        </div>
        <FailureAlert message={failure} />
        <Button onClick={choice.undo} disabled={!choice.canUndo}>
          Undo
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => void review()}>
          Save
        </Button>
      </div>
      {isReviewing && (
        <PlanReviewDialog
          changes={changes}
          breadcrumb={breadcrumb}
          plan={plan}
          nextPlan={planOf(form.getValues())}
          season={pickable.namedSeason}
          onBack={() => setReviewing(false)}
          onSave={save}
        />
      )}
    </>
  )
}

/**
 * The steps of a save. Additions come first, so that a public page never temporarily lacks games.
 */
function stepsOfChanges(team: TeamKey, plan: string, { added, removed }: PlanChanges): Step[] {
  return [
    ...added.map(({ game }): Step => ({ kind: 'addToPlan', team, plan, game })),
    ...removed.map(({ game }): Step => ({ kind: 'removeFromPlan', team, plan, game })),
  ]
}

/**
 * A message in a live region that is mounted before its text, so that screen readers announce the
 * text.
 */
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

/** The message that names games of a copy or a draft that aren't in the list of games. */
function missingGamesText(missing: readonly string[]): string {
  if (missing.length === 0) return ''
  const verb = missing.length === 1 ? 'is' : 'are'
  return `${joined(missing, missing.length)} ${verb} not in the list of games, and ${verb} left out.`
}

/** The message if the season in the plan's name has no games; '' if it has some. */
const noGamesText = ({ namedSeason, seasons, areGamesLoaded }: PickableGames) =>
  namedSeason !== null && areGamesLoaded && !seasons.includes(namedSeason - 1)
    ? `There are no games of ${seasonText(namedSeason)} yet.`
    : ''

/**
 * The message about another person's changes to the plan since its games were first shown.
 * @param isKnown whether `storedKeys` comes from the response for the plan itself.
 */
function useChangedMeanwhile(storedKeys: ReadonlySet<string>, isKnown: boolean): string {
  const [first, setFirst] = useState<ReadonlySet<string>>()
  // Set during render, because an effect would run only after a first render without it.
  if (first === undefined && isKnown) setFirst(storedKeys)
  const added = first ? [...storedKeys].filter((key) => !first.has(key)) : []
  const removed = first ? [...first].filter((key) => !storedKeys.has(key)) : []
  const parts = [
    added.length > 0 && `added ${joined(added)}`,
    removed.length > 0 && `removed ${joined(removed)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `Someone else has ${parts.join(' and ')}.` : ''
}
