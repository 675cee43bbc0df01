import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useGames } from '../../../api/games'
import type { TeamKey } from '../../../content/teams'
import type { Plan } from '../../../domain/plan'
import { counted } from '../../../domain/text'
import { monthDayText } from '../../../domain/time/dates'
import { DialogFrame } from '../../../ui/dialog/DialogFrame'
import { useFormSubmit } from '../../../ui/form/useFormSubmit'
import { stopped } from '../../../ui/form/useSave'
import { useFieldHints } from '../../kit/checks/useFieldHints'
import { ImpactNote } from '../../links/ImpactNote'
import type { Step } from '../../writes/steps/step'
import { useRuns } from '../../writes/useRuns'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { type PickableGame, seasonOfGame } from './pickableGames'
import type { BuilderDraft, Pickable, TypedPlan } from './usePlanChoice'
import { type Changes, changeWords, choiceOf } from './wantedGames'

/** The run of a save, the plan as it will be, and what changes, as '+3 −1'. */
export interface StartedRun {
  id: string
  plan: Plan
  words: string
}

/**
 * Saving a choice: it is checked, shown by name, and becomes a run of its differences from the plan
 * as it is then. The plan is read again while they are shown; the save does not wait for that, because
 * the run reads before each of its steps.
 */
export function useBuilderSave(
  { kind, plan }: { kind: PlansKind; plan: Plan | null },
  form: BuilderDraft,
  {
    pickable,
    changes,
    onStarted,
  }: { pickable: Pickable; changes: Changes; onStarted: (run: StartedRun) => void },
) {
  const { team, breadcrumb } = plansConfigs[kind]
  const { stored, refetch } = pickable
  const games = useGames(team)
  const runs = useRuns()
  const [isReviewing, setReviewing] = useState(false)
  const { getValues } = form

  const planOf = ({ name, eventNames }: TypedPlan): Plan => ({
    name: plan?.name ?? name.trim(),
    eventNames: [...choiceOf(eventNames, pickable).chosen],
  })
  const words = changeWords(changes)
  async function onSave() {
    if (words === '') return stopped(plan ? 'Nothing has changed.' : 'Choose at least one game.')
    refetch()
    setReviewing(true)
    return { kind: 'shown' } as const
  }
  const hints = useFieldHints(form, {
    kind: 'plan',
    stored: plan && { name: plan.name, eventNames: [...stored] },
    toRecord: planOf,
    lists: { games: games.data },
  })
  const submit = useFormSubmit(form, {
    onSave,
    errorMessage(error) {
      throw error
    },
  })
  function startRun() {
    const record = planOf(getValues())
    const id = runs.start({
      doing: `Saving games of ${record.name} (${words})`,
      done: `Saved games of ${record.name} (${words})`,
      steps: planSteps(team, record.name, changes),
    })
    onStarted({ id, plan: record, words })
  }
  const question = isReviewing && (
    <ReviewDialog
      changes={changes}
      breadcrumb={breadcrumb}
      plan={plan}
      nextPlan={planOf(getValues())}
      season={pickable.namedSeason}
      onBack={() => setReviewing(false)}
      onSave={startRun}
    />
  )
  return { submit, hint: hints('eventNames'), question }
}

/** Additions come first, so that a customer's page never has fewer games than before and after. */
function planSteps(team: TeamKey, plan: string, { added, removed }: Changes): Step[] {
  return [
    ...added.map(({ game }): Step => ({ kind: 'addToPlan', team, plan, game })),
    ...removed.map(({ game }): Step => ({ kind: 'removeFromPlan', team, plan, game })),
  ]
}

interface ReviewDialogProps {
  changes: Changes
  /** What the menu calls the screen. */
  breadcrumb: string
  /** Null for a new one. */
  plan: Plan | null
  /** The plan as it will be. */
  nextPlan: Plan
  /** The season in the plan's name: games of another are shown with their year. */
  season: number | null
  onBack: () => void
  onSave: () => void
}

/** What a save is about to change, by name, and which packages and public pages show it. */
function ReviewDialog(props: ReviewDialogProps) {
  const { changes, breadcrumb, plan, nextPlan, season, onBack, onSave } = props
  const { added, removed } = changes
  const gameCount = nextPlan.eventNames.length
  return (
    <DialogFrame
      title={`Save ${nextPlan.name}?`}
      breadcrumb={[breadcrumb, plan?.name]}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button variant="contained" onClick={onSave} autoFocus>
            Save
          </Button>
        </>
      }
    >
      <Stack spacing={1.5}>
        <ChangedGames
          title={`Adds ${counted(added.length, 'game')}`}
          games={added}
          season={season}
        />
        <ChangedGames
          title={`Removes ${counted(removed.length, 'game')}`}
          games={removed}
          season={season}
        />
        <div>
          {gameCount === 0
            ? 'The plan will have no games.'
            : `The plan will have ${counted(gameCount, 'game')}.`}
        </div>
        {plan && <ImpactNote kind="plan" records={[plan]} />}
      </Stack>
    </DialogFrame>
  )
}

interface ChangedGamesProps {
  title: string
  games: readonly PickableGame[]
  season: number | null
}

/** The games that are added, or removed; nothing where there are none. */
function ChangedGames({ title, games, season }: ChangedGamesProps) {
  const titleId = useId()
  const dayOf = (game: PickableGame) => {
    if (!game.day) return ''
    const isOther = season !== null && seasonOfGame(game) !== season - 1
    return `${monthDayText(game.day)}${isOther ? `, ${game.day.year}` : ''}`
  }
  if (games.length === 0) return null
  return (
    <section>
      <h3 className={styles.partTitle} id={titleId}>
        {title}
      </h3>
      <ul className={styles.games} aria-labelledby={titleId}>
        {games.map((game) => (
          <li key={game.key}>
            {[dayOf(game), game.nickname].filter(Boolean).join(' ') || game.key}
          </li>
        ))}
      </ul>
    </section>
  )
}
