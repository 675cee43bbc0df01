import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey } from '../content/teams'
import type { RecordKind } from '../domain/checks/finding'
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

/** The team of a code; for any other code the first team. */
export const teamOrFirst = (code: string): TeamKey => teamOfCode(code) ?? pricingTeam

/**
 * The dialog of any record, by its kind and key. Renders nothing if the record is gone. Only this
 * module may import the dialogs of several screens.
 */
export const RecordDialog = (props: RecordDialogProps) => dialogs[props.record.kind](props)

const dialogs: Record<RecordKind, (props: RecordDialogProps) => ReactNode> = {
  game({ record: { key, field: focus }, season: { games }, onClose }) {
    const game = games.find((candidate) => codeAndDate(candidate) === key)
    const team = teamOrFirst(game?.eventName ?? '')
    return game && <GameDialog record={game} {...{ team, focus, onClose }} />
  },
  plan({ record: { key }, season: { plans: rows }, onClose }) {
    const plan = rows.find(({ name }) => name === key)
    return plan && <PlanDialog team={teamOrFirst(plan.name)} record={plan} {...{ rows, onClose }} />
  },
  'combined plan'({ record: { key, field: focus }, season: { combinedPlans: rows }, onClose }) {
    const plan = rows.find(({ code }) => code === key)
    return plan && <CombinedPlanDialog record={plan} {...{ rows, focus, onClose }} />
  },
  'pricing location'({ record: { key, rule, field: focus }, season, onClose }) {
    const { pricing: rows, pricingPlans } = season
    const row = rows.find(({ id }) => String(id) === key)
    const plan = row && pricingPlans.get(row.pricingPlanName)
    if (plan && rule === 'no-rep') return <RepsDialog {...{ plan, onClose }} rows={[...rows]} />
    return plan && <LocationDialog record={row} {...{ plan, rows, focus, onClose }} />
  },
  rep({ record: { key, field: focus }, season: { reps: rows }, onClose }) {
    const rep = rows.find(({ id }) => String(id) === key)
    return rep && <RepDialog record={rep} {...{ rows, focus, onClose }} />
  },
}

interface PlanDialogProps {
  team: TeamKey
  record: Plan | null
  rows: readonly Plan[]
  onClose: () => void
}

const PlanDialog = ({ team, ...props }: PlanDialogProps) => (
  // The records were read when the dialog opened, so a later deletion is not known here.
  <PlanDialogs kind={team} isGone={() => false} {...props} />
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
      const { team } = newRecord
      const rows = season.plans.filter(({ name }) => teamOrFirst(name) === team)
      return <PlanDialog record={null} {...{ team, rows, onClose }} />
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
