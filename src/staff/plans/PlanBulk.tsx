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

/** The select bar of plans, and its dialogs (docs/rules/tables.md#plans). */
export function PlanBulk({ kind, ...bar }: BulkProps<Plan> & { kind: PlansKind }) {
  const { breadcrumb, team, canDeletePlan } = plansConfigs[kind]
  const [plansToDelete, setPlansToDelete] = useState<Plan[]>()
  const games = useGames(team)
  const stepOf = (plan: Plan) => (games.data ? deletePlanStep(team, plan, games.data) : [])
  return (
    <>
      <SelectBar {...bar} onDelete={canDeletePlan ? setPlansToDelete : undefined} />
      {plansToDelete && (
        <BulkDelete
          breadcrumb={breadcrumb}
          items={counted(plansToDelete.length, 'plan')}
          label="Only the plans are deleted. Their games stay:"
          lines={plansToDelete.map(planLine)}
          steps={plansToDelete.flatMap(stepOf)}
          onClose={() => setPlansToDelete(undefined)}
        >
          {!games.data && <QueryState query={games} failed={MESSAGES.game.load} />}
          <div>Packages still list them. You’ll find these packages in Checks.</div>
          <ImpactNote kind="plan" records={plansToDelete} />
        </BulkDelete>
      )}
    </>
  )
}

const planLine = ({ name, eventNames }: Plan) => `${name}: ${counted(eventNames.length, 'game')}`
