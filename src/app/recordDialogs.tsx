import type { ReactNode } from 'react'
import type { TeamKey } from '../content/teams'
import type { RecordKind } from '../domain/checks/finding'
import { teamOrFirst } from '../domain/games/game'
import { codeAndDate } from '../domain/games/uniqueGames'
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
const RepsDialog = lazyDialog(() => import('../staff/pricing/RepsDialog'), 'RepsDialog')
const RepDialog = lazyDialog(() => import('../staff/reps/RepDialog'), 'RepDialog')

/** The dialog of each kind of record. */
const dialogs: Record<RecordKind, (props: RecordDialogProps) => ReactNode> = {
  game({ record, season, onClose }) {
    const game = season.games.find((candidate) => codeAndDate(candidate) === record.key)
    if (!game) return null
    const team = teamOrFirst(game.eventName)
    return <GameDialog team={team} record={game} focus={record.field} onClose={onClose} />
  },
  plan({ record, season, onClose }) {
    const plan = season.plans.find(({ name }) => name === record.key)
    if (!plan) return null
    const team = teamOrFirst(plan.name)
    return <PlanDialogs kind={team} record={plan} rows={season.plans} onClose={onClose} />
  },
  'combined plan'({ record, season, onClose }) {
    const rows = season.combinedPlans
    const plan = rows.find(({ code }) => code === record.key)
    if (!plan) return null
    return <CombinedPlanDialog record={plan} rows={rows} focus={record.field} onClose={onClose} />
  },
  'pricing location'({ record, season, onClose }) {
    const rows = season.pricing
    const row = rows.find(({ id }) => String(id) === record.key)
    const plan = row && season.pricingPlans.get(row.pricingPlanName)
    if (!plan) return null
    const { rule, field } = record
    if (rule === 'no-rep') return <RepsDialog plan={plan} rows={[...rows]} onClose={onClose} />
    return <LocationDialog record={row} plan={plan} rows={rows} focus={field} onClose={onClose} />
  },
  rep({ record, season, onClose }) {
    const rep = season.reps.find(({ id }) => String(id) === record.key)
    if (!rep) return null
    return <RepDialog record={rep} rows={season.reps} focus={record.field} onClose={onClose} />
  },
}

/**
 * The dialog of any record, by its kind and key. Renders nothing if the record is gone. Only this
 * module may import the dialogs of several screens.
 */
export const RecordDialog = (props: RecordDialogProps) => dialogs[props.record.kind](props)

/** The records that can be added from anywhere. */
export type NewRecord =
  | { kind: 'game' | 'plan'; team: TeamKey }
  | { kind: 'combined plan' | 'pricing plan' | 'rep' }

interface NewRecordDialogProps extends Pick<RecordDialogProps, 'season' | 'onClose'> {
  newRecord: NewRecord
}

/** The dialog that adds a record. */
export function NewRecordDialog({ newRecord, season, onClose }: NewRecordDialogProps) {
  switch (newRecord.kind) {
    case 'game':
      return <GameDialog team={newRecord.team} record={null} onClose={onClose} />
    case 'plan': {
      const { team } = newRecord
      const rows = season.plans.filter(({ name }) => teamOrFirst(name) === team)
      return <PlanDialogs kind={team} record={null} rows={rows} onClose={onClose} />
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
