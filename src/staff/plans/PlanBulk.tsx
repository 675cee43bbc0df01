import { useState } from 'react'
import { useGames } from '../../api/games'
import { MESSAGES } from '../../api/writes/messages'
import type { Plan } from '../../domain/plan'
import { counted } from '../../domain/text'
import { QueryState } from '../kit/QueryState'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDelete } from '../list/bulk/BulkDialog'
import { type BulkProps, SelectBar } from '../list/SelectBar'
import { deletePlanStep } from '../writes/steps/planSteps'
import { type PlansKind, plansConfigs } from './plansConfigs'

interface PlanBulkProps extends BulkProps<Plan> {
  kind: PlansKind
}

/** Selecting plans and what can be done with them (docs/rules/tables.md#plans). */
export function PlanBulk({ kind, ...bar }: PlanBulkProps) {
  const [deleted, setDeleted] = useState<Plan[]>()
  const { canDeletePlan } = plansConfigs[kind]
  return (
    <>
      <SelectBar {...bar} onDelete={canDeletePlan ? setDeleted : undefined} />
      {deleted && <DeletePlans kind={kind} plans={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

interface DeletePlansProps {
  kind: PlansKind
  plans: Plan[]
  onClose: () => void
}

/** Asks before whole plans are deleted: their games stay. */
function DeletePlans({ kind, plans, onClose }: DeletePlansProps) {
  const { breadcrumb, team } = plansConfigs[kind]
  const games = useGames(team)
  return (
    <BulkDelete
      breadcrumb={breadcrumb}
      items={counted(plans.length, 'plan')}
      label="Only the plans are deleted. Their games stay:"
      lines={plans.map(({ name, eventNames }) => `${name}: ${counted(eventNames.length, 'game')}`)}
      steps={games.data ? plans.map((plan) => deletePlanStep(team, plan, games.data)) : []}
      onClose={onClose}
    >
      {!games.data && <QueryState query={games} failed={MESSAGES.game.load} />}
      <div>Packages still list them. You’ll find these packages in Checks.</div>
      <ImpactNote kind="plan" records={plans} />
    </BulkDelete>
  )
}
