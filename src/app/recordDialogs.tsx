import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey } from '../content/teams'
import type { RecordKind } from '../domain/checks/finding'
import type { Season } from '../domain/checks/seasonRecords'
import { teamOfCode } from '../domain/games/gameCode'
import { codeAndDate } from '../domain/games/gameLists'
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
const RepDialog = lazyDialog(() => import('../staff/reps/RepDialog'), 'RepDialog')

/** A plan that names neither team opens among the first team's. */
const teamOf = (code: string): TeamKey => teamOfCode(code) ?? pricingTeam

/**
 * The dialog of any record, by its kind and key; nothing when the record is gone. Only this module may
 * import the dialogs of several screens.
 */
export function RecordDialog({
  kind,
  recordKey,
  season,
  onClose,
}: {
  kind: RecordKind
  recordKey: string
  /** Every record there is. */
  season: Season
  onClose: () => void
}) {
  return dialogs[kind](recordKey, season, onClose)
}

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
          <PlanDialogs
            kind={teamOf(plan.name)}
            record={plan}
            existing={[...plans]}
            isGone={() => false}
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

/** What can be made new from anywhere. */
export type NewRecord =
  | { kind: 'game' | 'plan'; team: TeamKey }
  | { kind: 'combined plan' | 'pricing plan' | 'rep' }

/** The dialog that makes a new record. */
export function NewRecordDialog({
  what,
  season,
  onClose,
}: {
  what: NewRecord
  season: Season
  onClose: () => void
}) {
  switch (what.kind) {
    case 'game':
      return <GameDialog team={what.team} game={null} onClose={onClose} />
    case 'plan': {
      const existing = season.plans.filter(({ name }) => teamOf(name) === what.team)
      return (
        <PlanDialogs
          kind={what.team}
          record={null}
          existing={existing}
          isGone={() => false}
          onClose={onClose}
        />
      )
    }
    case 'combined plan':
      return (
        <CombinedPlanDialog plan={null} existing={[...season.combinedPlans]} onClose={onClose} />
      )
    case 'pricing plan':
      return (
        <AddPricingPlanDialog rows={[...season.pricing]} onAdded={() => {}} onClose={onClose} />
      )
    case 'rep':
      return <RepDialog rep={null} reps={[...season.reps]} onClose={onClose} />
  }
}
