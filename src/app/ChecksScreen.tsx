import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey } from '../content/teams'
import type { RecordKind } from '../domain/checks/finding'
import type { Season } from '../domain/checks/season'
import { codeAndDate } from '../domain/games/onceBy'
import { teamOfCode } from '../domain/games/team'
import { ChecksDashboard, type RecordDialogProps } from '../staff/checks/ChecksDashboard'
import { lazyDialog } from '../ui/dialog/lazyDialog'

const CombinedPlanDialog = lazyDialog(
  () => import('../staff/combined-plans/CombinedPlanDialog'),
  'CombinedPlanDialog',
)
const GameDialog = lazyDialog(() => import('../staff/games/GameDialog'), 'GameDialog')
const LocationDialog = lazyDialog(() => import('../staff/pricing/LocationDialog'), 'LocationDialog')
const PlanDetailsDialog = lazyDialog(
  () => import('../staff/plans/PlanDetailsDialog'),
  'PlanDetailsDialog',
)
const RepDialog = lazyDialog(() => import('../staff/reps/RepDialog'), 'RepDialog')

/** The checks with the dialogs of all records: only here may one screen know the others' dialogs. */
export function ChecksScreen() {
  return <ChecksDashboard RecordDialog={RecordDialog} />
}

/** Nothing where the record is gone by now. */
function RecordDialog({ finding, season, onClose }: RecordDialogProps) {
  return dialogs[finding.kind](finding.key, season, onClose)
}

/** A plan that names neither team opens among the first team's. */
const teamOf = (code: string): TeamKey => teamOfCode(code) ?? pricingTeam

/** Each kind's dialog, by the record's key. */
const dialogs: Record<RecordKind, (key: string, season: Season, onClose: () => void) => ReactNode> =
  {
    game(key, { games }, onClose) {
      const game = games.find((one) => codeAndDate(one) === key)
      return game && <GameDialog team={teamOf(game.eventName)} game={game} onClose={onClose} />
    },
    plan(key, { plans }, onClose) {
      const plan = plans.find(({ name }) => name === key)
      return (
        plan && (
          <PlanDetailsDialog
            kind={teamOf(plan.name)}
            plan={plan}
            isGone={false}
            onClose={onClose}
          />
        )
      )
    },
    'combined plan'(key, { combinedPlans }, onClose) {
      const plan = combinedPlans.find(({ code }) => code === key)
      return (
        plan && <CombinedPlanDialog plan={plan} existing={[...combinedPlans]} onClose={onClose} />
      )
    },
    'pricing location'(key, { pricing, pricingPlans }, onClose) {
      const row = pricing.find(({ id }) => String(id) === key)
      const plan = row && pricingPlans.get(row.pricingPlanName)
      return plan && <LocationDialog plan={plan} row={row} rows={[...pricing]} onClose={onClose} />
    },
    rep(key, { reps }, onClose) {
      const rep = reps.find(({ id }) => String(id) === key)
      return rep && <RepDialog rep={rep} reps={[...reps]} onClose={onClose} />
    },
  }
