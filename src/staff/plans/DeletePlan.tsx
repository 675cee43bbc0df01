import { useRef } from 'react'
import { useCombinedPlans } from '../../api/combinedPlans'
import { gamesQuery } from '../../api/games'
import { plansQuery, useDeletePlan } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { publicPagesOfPlan } from '../../domain/publicPages'
import { Alert } from '../../ui/Alert'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { PackageUpdatesChoice, usePackageUpdates } from '../links/PackageUpdates'
import { deletePlanStep } from '../writes/steps/planSteps'
import { useRecordDelete } from '../writes/useRecordDelete'
import { plansConfigs } from './plansConfigs'

/** Asks before deleting a whole plan, and lists the public pages that lose its games. */
export function DeletePlan(props: RowDialogProps<Plan> & { team: TeamKey }) {
  const { team, record: plan, onClose } = props
  const combined = useCombinedPlans()
  const packages = usePackageUpdates(plan.name, null)
  /** The team's games as last read, which Undo restores to the plan. */
  const lastGames = useRef<readonly Game[]>(undefined)
  const deletePlan = useDeletePlan(team)
  const refetchFresh = useRefetchFresh()
  const recordDelete = useRecordDelete<Plan, Pick<Plan, 'eventNames'>>({
    records: [plan],
    async read() {
      const [plans, games] = await Promise.all([
        refetchFresh(plansQuery(team)),
        refetchFresh(gamesQuery(team)).catch(() => lastGames.current),
      ])
      lastGames.current = games
      return plans
    },
    findTargets: (rows) => rows.filter(({ name }) => isSamePlanName(name, plan.name)),
    fields: { eventNames: 'Event Names' },
    sendDelete: (stored) => deletePlan.mutateAsync(stored.name),
    // Without games there is no step, and so no Undo.
    step: ([stored = plan]) => lastGames.current && deletePlanStep(team, stored, lastGames.current),
    sequel: () => packages.runOrderFor(null),
    name: plan.name,
    words: MESSAGES.plan.delete,
  })
  const gameCount = (recordDelete.records[0] ?? plan).eventNames.length
  const staying = gameCount === 1 ? 'game stays' : `${gameCount} games stay`

  return (
    <ConfirmDialog
      question={`Are you sure you want to delete plan ${plan.name}?`}
      breadcrumb={[plansConfigs[team].breadcrumb]}
      {...recordDelete.dialog}
      onClose={onClose}
    >
      <div>
        {gameCount === 0 ? 'It has no games.' : `Only the plan is deleted. Its ${staying}.`}
      </div>
      <PackageUpdatesChoice {...packages} />
      <ImpactNote kind="plan" records={[plan]} />
      <AffectedPages
        lead="These public pages will lose its games:"
        addresses={publicPagesOfPlan(plan.name, combined.data ?? [])}
      />
      {combined.isError && !combined.data && (
        <Alert severity="warning" style={{ marginTop: 16 }}>
          We couldn’t load which public pages show this plan.
        </Alert>
      )}
    </ConfirmDialog>
  )
}
