import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey } from '../content/teams'
import type { RecordKind } from '../domain/checks/finding'
import type { SeasonIndex } from '../domain/checks/seasonRecords'
import { teamOfCode } from '../domain/games/game'
import { codeAndDate } from '../domain/games/uniqueGames'
import type { Plan } from '../domain/plan'
import type { RecordDialogProps } from '../staff/checks/ChecksDashboard'
import { PlanDialogs } from '../staff/plans/PlanDialogs'
import { lazyDialog } from '../ui/dialog/lazyDialog'

const AddPricingPlanDialog = lazyDialog(
  () => import('../staff/pricing/AddPricingPlanDialog'),
  'AddPricingPlanDialog',
)
const CombinedPlanDialog = lazyDialog(
  () => import('../staff/combined-plans/CombinedPlanDialog'),
  'CombinedPlanDialog',
)
const GameDialog = lazyDialog(() => import('../staff/games/GameDialog'), 'GameDialog')
const LocationDialog = lazyDialog(() => import('../staff/pricing/LocationDialog'), 'LocationDialog')
const RepsDialog = lazyDialog(() => import('../staff/pricing/PricingDialog'), 'RepsDialog')
const RepDialog = lazyDialog(() => import('../staff/reps/RepDialog'), 'RepDialog')

/** The team of a code; a code of neither team opens with the first team's. */
export const teamOrFirst = (code: string): TeamKey => teamOfCode(code) ?? pricingTeam

/**
 * The dialog of any record, by its kind and key; nothing when the record is gone. Only this module may
 * import the dialogs of several screens.
 */
export const RecordDialog = ({ record, season, onClose }: RecordDialogProps) =>
  dialogs[record.kind](record.key, season, onClose, record.rule)

/** Each kind's dialog, by the record's key and the rule of its finding. */
const dialogs: Record<
  RecordKind,
  (key: string, season: SeasonIndex, onClose: () => void, rule?: string) => ReactNode
> = {
  game(key, { games }, onClose) {
    const game = games.find((one) => codeAndDate(one) === key)
    return game && <GameDialog team={teamOrFirst(game.eventName)} record={game} onClose={onClose} />
  },
  plan(key, { plans }, onClose) {
    const plan = plans.find(({ name }) => name === key)
    return plan && planDialog(teamOrFirst(plan.name), plan, plans, onClose)
  },
  'combined plan'(key, { combinedPlans }, onClose) {
    const plan = combinedPlans.find(({ code }) => code === key)
    return plan && <CombinedPlanDialog record={plan} rows={combinedPlans} onClose={onClose} />
  },
  'pricing location'(key, { pricing, pricingPlans }, onClose, rule) {
    const row = pricing.find(({ id }) => String(id) === key)
    const plan = row && pricingPlans.get(row.pricingPlanName)
    if (plan && rule === 'no-rep') return <RepsDialog {...{ plan, onClose }} rows={[...pricing]} />
    return plan && <LocationDialog plan={plan} record={row} rows={pricing} onClose={onClose} />
  },
  rep(key, { reps }, onClose) {
    const rep = reps.find(({ id }) => String(id) === key)
    return rep && <RepDialog record={rep} rows={reps} onClose={onClose} />
  },
}

const planDialog = (
  team: TeamKey,
  plan: Plan | null,
  rows: readonly Plan[],
  onClose: () => void,
) => (
  <PlanDialogs
    kind={team}
    record={plan}
    rows={rows}
    // The records are those from when the dialog opened: a later deletion is not known here.
    isGone={() => false}
    onClose={onClose}
  />
)

/** The records that can be added from anywhere. */
export type NewRecord =
  | { kind: 'game' | 'plan'; team: TeamKey }
  | { kind: 'combined plan' | 'pricing plan' | 'rep' }

/** The dialog that adds a record. */
export function NewRecordDialog({
  newRecord,
  season,
  onClose,
}: Omit<RecordDialogProps, 'record'> & { newRecord: NewRecord }) {
  switch (newRecord.kind) {
    case 'game':
      return <GameDialog team={newRecord.team} record={null} onClose={onClose} />
    case 'plan': {
      const existing = season.plans.filter(({ name }) => teamOrFirst(name) === newRecord.team)
      return planDialog(newRecord.team, null, existing, onClose)
    }
    case 'combined plan':
      return <CombinedPlanDialog record={null} rows={season.combinedPlans} onClose={onClose} />
    case 'pricing plan':
      return (
        <AddPricingPlanDialog rows={[...season.pricing]} onAdded={() => {}} onClose={onClose} />
      )
    case 'rep':
      return <RepDialog record={null} rows={season.reps} onClose={onClose} />
  }
}
