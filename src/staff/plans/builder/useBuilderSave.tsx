import { type ReactNode, useState } from 'react'
import { useGames } from '../../../api/games'
import type { Plan } from '../../../domain/plan'
import { stopped } from '../../../ui/form/saveResult'
import { useFormSubmit } from '../../../ui/form/useFormSubmit'
import { useSaveHints } from '../../kit/checks/useSaveHints'
import { useRuns } from '../../writes/useRuns'
import { type PlansKind, plansConfigs } from '../plansConfigs'
import { planSteps } from './planSteps'
import { ReviewDialog } from './ReviewDialog'
import { changeWords, choiceOf, differences, wantedOf } from './selection'
import type { BuilderDraft } from './useBuilderForm'
import type { Pickable } from './usePickable'
import type { TypedPlan } from './usePlanChoice'

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
  { pickable, onStarted }: { pickable: Pickable; onStarted: (job: StartedJob) => void },
) {
  const { team } = plansConfigs[kind]
  const { all, stored, reread } = pickable
  const games = useGames(team)
  const jobs = useRuns()
  const [isShown, setShown] = useState(false)
  const { getValues } = form

  const made = ({ name, eventNames }: TypedPlan): Plan => ({
    name: plan?.name ?? name.trim(),
    eventNames: [...choiceOf(eventNames, pickable).chosen],
  })
  // Of the form as it is when it is asked for: a click draws nothing of the save.
  const changesNow = () => differences(all, stored, wantedOf(getValues('eventNames')))
  async function onSave() {
    if (changeWords(changesNow()) === '')
      return stopped(plan ? 'Nothing has changed.' : 'Choose at least one game.')
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
    const record = made(getValues())
    const changes = changesNow()
    const words = changeWords(changes)
    const id = jobs.start({
      doing: `Saving games of ${record.name} (${words})`,
      done: `Saved games of ${record.name} (${words})`,
      steps: planSteps(team, record.name, changes),
    })
    onStarted({ id, plan: record, words })
  }
  const question: ReactNode = isShown && (
    <ReviewDialog
      changes={changesNow()}
      place={plansConfigs[kind].place}
      plan={plan ?? made(getValues())}
      isNew={plan === null}
      left={made(getValues()).eventNames.length}
      onBack={() => setShown(false)}
      onSave={start}
    />
  )
  return { submit, hints, question }
}
