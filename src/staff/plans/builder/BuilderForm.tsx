import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import TextField from '@mui/material/TextField'
import { useCallback, useMemo } from 'react'
import { gamesQuery, useGames } from '../../../api/games'
import { WORDS } from '../../../api/writes/words'
import { gamesInName } from '../../../domain/checks/planRules'
import type { Plan } from '../../../domain/plan'
import { FailureAlert } from '../../../ui/form/FailureAlert'
import { fieldsOf } from '../../../ui/form/fieldsOf'
import { RestoredNotice } from '../../../ui/form/RestoredNotice'
import { DONE, stopped } from '../../../ui/form/saveResult'
import { useFormSubmit } from '../../../ui/form/useFormSubmit'
import { useJobs } from '../../kit/jobs/useJobs'
import { ListState } from '../../kit/ListState'
import { useSaveHints } from '../../kit/save/useSaveHints'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import styles from './BuilderForm.module.css'
import { figuresOf, sumText } from './figures'
import { MeanwhileNote } from './MeanwhileNote'
import { changeWords, PlanChanges } from './PlanChanges'
import { planSteps } from './planSteps'
import { SeasonPicker } from './SeasonPicker'
import { SelectionFigures } from './SelectionFigures'
import { chosenOf, differences, wantedOf, withGames } from './selection'
import type { BuilderDraft } from './useBuilderForm'
import { usePickable } from './usePickable'
import { type TypedPlan, usePlanChoice } from './usePlanChoice'
import { useSpokenFigures } from './useSpokenFigures'

/** The season to choose from, the figures of the choice, and what a save would change. */
export function BuilderForm({
  kind,
  plan,
  form,
  onStarted,
  onClose,
}: {
  kind: PlansKind
  plan: Plan | null
  form: BuilderDraft
  /** Its job is on its way. */
  onStarted: (job: string, made: Plan) => void
  onClose: () => void
}) {
  const { team, planHint } = plansConfigs[kind]
  const games = useGames(team)
  const { all, inSeason, stored, ...season } = usePickable(kind, plan)
  const choice = usePlanChoice(form, stored)
  const { wanted, chosen, choose } = choice
  const figures = useMemo(() => figuresOf(inSeason, chosen), [inSeason, chosen])
  const changes = useMemo(() => differences(all, stored, wanted), [all, stored, wanted])
  const words = changeWords(changes)
  const name = plan?.name ?? form.watch('name').trim()

  const jobs = useJobs()
  const made = (typed: TypedPlan): Plan => ({
    name: plan?.name ?? typed.name.trim(),
    eventNames: [...chosenOf(stored, wantedOf(typed.eventNames))],
  })
  async function onSave(typed: TypedPlan) {
    const { added, removed } = changes
    if (added.length + removed.length === 0) {
      return stopped(plan ? 'Nothing has changed.' : 'Choose at least one game.')
    }
    const record = made(typed)
    const id = jobs.start({
      doing: `Saving ${words} games of ${record.name}`,
      done: `Saved ${words} games of ${record.name}`,
      steps: planSteps(team, record.name, changes),
    })
    onStarted(id, record)
    return DONE
  }
  const dialog = useSaveHints(
    form,
    { isUndecided: false, dialog: { onSave } },
    {
      kind: 'plan',
      stored: plan && { name: plan.name, eventNames: [...stored] },
      toRecord: made,
      lists: { games: games.data },
    },
  )
  const submit = useFormSubmit(form, {
    onSave: dialog.onSave,
    failed(error) {
      throw error
    },
  })

  const chooseAll = useCallback(
    (keys: readonly string[], isIn: boolean) => choose(withGames(stored, wanted, { keys, isIn })),
    [choose, stored, wanted],
  )
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          <RestoredNotice draft={form.draft} wasBeingSaved={false} />
          {!plan && (
            <TextField
              {...fieldsOf(form)('name', { hint: planHint })}
              label="Plan Event Name"
              sx={{ maxWidth: 480, mt: 1 }}
            />
          )}
          <ListState
            list={gamesQuery(team).queryKey}
            query={games}
            loading="Loading games..."
            failed={WORDS.game.load}
          >
            {() => <SeasonPicker games={inSeason} season={season} choice={choice} />}
          </ListState>
        </div>
        <aside className={styles.side} aria-label="The choice">
          <MeanwhileNote stored={stored} isKnown={season.isWhole} />
          <SelectionFigures
            figures={figures}
            target={gamesInName(name)}
            elsewhere={chosen.size - figures.games}
            onChoose={chooseAll}
          />
          {dialog.hints}
          <PlanChanges {...changes} plan={plan} />
        </aside>
      </div>
      <DialogActions className={styles.actions}>
        <div className={styles.sums}>
          <Spoken figures={figures} />
          <span>{`${chosen.size} chosen`}</span>
          {words && <strong>{words}</strong>}
          <span className={styles.wide}>
            {`A ${sumText(figures.rowA)} · B ${sumText(figures.rowB)}`}
          </span>
        </div>
        <FailureAlert words={submit.failure} />
        <Button onClick={choice.undo} disabled={!choice.canUndo}>
          Undo
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={submit.run}>
          Save
        </Button>
      </DialogActions>
    </>
  )
}

function Spoken({ figures }: { figures: ReturnType<typeof figuresOf> }) {
  return (
    <span role="status" className={styles.unseen}>
      {useSpokenFigures(figures)}
    </span>
  )
}
