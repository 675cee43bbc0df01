import { useMemo, useState } from 'react'
import { whyUnread } from '../../../api/writes/reason'
import { WORDS } from '../../../api/writes/words'
import { counted } from '../../../domain/checks/finding'
import { Alert } from '../../../ui/Alert'
import { OptionsFailed } from '../../../ui/form/OptionsFailed'
import { SelectField } from '../../../ui/SelectField'
import { recentFirst } from '../../kit/recentPlans'
import { BulkDialog } from '../../list/BulkDialog'
import { gamesConfigs } from '../gamesConfigs'
import { GamesImpact } from './GamesImpact'
import { intoPlan, outOfPlan, planSteps } from './gameChanges'
import type { GamesDialogProps } from './gamesDialog'

const NONE = { changes: [], left: [] }

/** Puts games into a plan, or takes them out of one that they have. */
export function PlanOfGames({ action, team, games, onClose }: GamesDialogProps) {
  const [plan, setPlan] = useState('')
  const options = gamesConfigs[team].usePlanOptions()
  const isAddition = action === 'Add to plan'
  const offered = isAddition
    ? (options.data?.map(({ name }) => name) ?? [])
    : [...new Set(games.flatMap(({ plans }) => plans))].sort()
  const changes = useMemo(
    () => (plan === '' ? NONE : (isAddition ? intoPlan : outOfPlan)(games, plan)),
    [games, plan, isAddition],
  )
  const many = counted(changes.changes.length, 'game')
  const alone = changes.changes.filter(({ after }) => after.plans.length === 0)
  const kind = isAddition ? 'addToPlan' : 'removeFromPlan'
  return (
    <BulkDialog
      place={gamesConfigs[team].place}
      title={`${isAddition ? 'Add' : 'Take'} ${counted(games.length, 'game')} ${isAddition ? 'to' : 'out of'} a plan`}
      action={action}
      order={{
        doing: isAddition ? `Adding ${many} to ${plan}` : `Taking ${many} out of ${plan}`,
        done: isAddition ? `Added ${many} to ${plan}` : `Took ${many} out of ${plan}`,
        steps: planSteps(team, kind, plan, changes),
      }}
      onClose={onClose}
    >
      <SelectField
        autoFocus
        none="Please choose"
        label="Plan"
        value={plan}
        options={(isAddition ? recentFirst(offered) : offered).map((name) => [name, name])}
        onChoose={setPlan}
      />
      {isAddition && options.isError && (
        <OptionsFailed
          words={WORDS.plan.load}
          why={whyUnread(options.error)}
          onRetry={() => void options.refetch()}
        />
      )}
      {alone.length > 0 && (
        <Alert severity="warning">{`${counted(alone.length, 'game')} will be in no plan.`}</Alert>
      )}
      <GamesImpact changes={changes} />
    </BulkDialog>
  )
}
