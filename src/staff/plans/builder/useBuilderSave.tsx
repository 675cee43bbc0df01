import { type ReactNode, useMemo, useState } from 'react'
import { useGames } from '../../../api/games'
import type { Plan } from '../../../domain/plan'
import { stopped } from '../../../ui/form/saveResult'
import { useFormSubmit } from '../../../ui/form/useFormSubmit'
import { useJobs } from '../../kit/jobs/useJobs'
import { useSaveHints } from '../../kit/save/useSaveHints'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import { planSteps } from './planSteps'
import { ReviewDialog } from './ReviewDialog'
import { changeWords, chosenOf, differences, wantedOf } from './selection'
import type { BuilderDraft } from './useBuilderForm'
import type { Pickable } from './usePickable'
import type { PlanChoice, TypedPlan } from './usePlanChoice'

/** A save on its way: its job, the plan as it will be, and what changes, as '+3 −1'. */
export interface StartedJob {
  id: string
  plan: Plan
  words: string
}

/**
 * Saving a choice: it is checked, shown by name, and becomes a job of its differences from the plan
 * as it is then. The plan is read again while they are shown; a read that fails holds up nothing,
 * because the job reads before each of its steps.
 */
export function useBuilderSave(
  { kind, plan }: { kind: PlansKind; plan: Plan | null },
  form: BuilderDraft,
  {
    pickable: { all, stored, reread },
    choice: { wanted, lost, chosen },
    onStarted,
  }: { pickable: Pickable; choice: PlanChoice; onStarted: (job: StartedJob) => void },
) {
  const { team } = plansConfigs[kind]
  const games = useGames(team)
  const jobs = useJobs()
  const [isShown, setShown] = useState(false)
  const changes = useMemo(() => differences(all, stored, wanted), [all, stored, wanted])
  const words = changeWords(changes)

  const made = ({ name, eventNames }: TypedPlan): Plan => ({
    name: plan?.name ?? name.trim(),
    eventNames: [...chosenOf(stored, wantedOf(eventNames), lost)],
  })
  async function onSave() {
    if (words === '') return stopped(plan ? 'Nothing has changed.' : 'Choose at least one game.')
    reread()
    setShown(true)
    return { kind: 'shown' } as const
  }
  const { hints, ...dialog } = useSaveHints(
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
  function start() {
    const record = made(form.getValues())
    const id = jobs.start({
      doing: `Saving games of ${record.name} (${words})`,
      done: `Saved games of ${record.name} (${words})`,
      steps: planSteps(team, record.name, changes),
    })
    onStarted({ id, plan: record, words })
  }
  const question: ReactNode = isShown && (
    <ReviewDialog
      changes={changes}
      place={plansConfigs[kind].place}
      plan={plan ?? made(form.getValues())}
      isNew={plan === null}
      left={chosen.size}
      onBack={() => setShown(false)}
      onSave={start}
    />
  )
  return { submit, hints, question, words }
}
