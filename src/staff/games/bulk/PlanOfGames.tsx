import { useState } from 'react'
import { MESSAGES } from '../../../api/writes/messages'
import { counted } from '../../../domain/text'
import { Alert } from '../../../ui/Alert'
import { SelectField } from '../../../ui/SelectField'
import { QueryState } from '../../kit/QueryState'
import { recentPlansFirst } from '../../kit/recentPlans'
import { gamesConfigs } from '../gamesConfigs'
import { addPlan, NO_CHANGES, removePlan } from './bulkChanges'
import { ChangeGamesDialog, type GamesDialogProps } from './ChangeGamesDialog'

/** Adds games to a plan, or removes them from one that they have. */
export function PlanOfGames(props: GamesDialogProps) {
  const { action, team, games } = props
  const [plan, setPlan] = useState('')
  const planOptions = gamesConfigs[team].usePlanOptions()
  const isAddition = action === 'Add to plan'
  const names = isAddition
    ? recentPlansFirst(planOptions.data?.map(({ name }) => name) ?? [])
    : [...new Set(games.flatMap(({ plans }) => plans))].sort()
  const change = isAddition ? addPlan : removePlan
  const kind = isAddition ? 'addToPlan' : 'removeFromPlan'
  const changes = plan === '' ? NO_CHANGES : change(games, plan)
  const withoutPlan = changes.changed.filter(({ after }) => after.plans.length === 0)
  return (
    <ChangeGamesDialog
      {...props}
      changes={changes}
      title={(count) => (isAddition ? `Add ${count} to a plan` : `Remove ${count} from a plan`)}
      runTexts={(changed) =>
        isAddition
          ? { doing: `Adding ${changed} to ${plan}`, done: `Added ${changed} to ${plan}` }
          : { doing: `Removing ${changed} from ${plan}`, done: `Removed ${changed} from ${plan}` }
      }
      steps={changes.changed.map(({ before: game }) => ({ kind, team, plan, game }))}
    >
      <SelectField
        autoFocus
        none="Choose one"
        label="Plan"
        value={plan}
        options={names.map((name) => [name, name])}
        onChange={setPlan}
      />
      {isAddition && <QueryState query={planOptions} failed={MESSAGES.plan.load} />}
      {withoutPlan.length > 0 && (
        <Alert severity="warning">{`${counted(withoutPlan.length, 'game')} won’t be in any plan.`}</Alert>
      )}
    </ChangeGamesDialog>
  )
}
