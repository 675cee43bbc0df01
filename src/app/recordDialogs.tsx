import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey, teamKeys, teams } from '../content/teams'
import type { Cause } from '../domain/checks/causes'
import type { RecordKind } from '../domain/checks/finding'
import type { SeasonIndex } from '../domain/checks/seasonRecords'
import { teamOfCode } from '../domain/games/gameCode'
import { codeAndDate } from '../domain/games/gameLists'
import type { Plan } from '../domain/plan'
import { counted } from '../domain/text'
import type { RecordDialogProps } from '../staff/checks/ChecksDashboard'
import type { CauseFix } from '../staff/checks/FindingGroup'
import type { GameAction } from '../staff/games/bulk/gameChanges'
import { PlanDialogs } from '../staff/plans/PlanDialogs'
import { dialogOnUse, lazyDialog } from '../ui/dialog/lazyDialog'

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
const GamesDialog = dialogOnUse(() => import('../staff/games/bulk/GameBulk'), 'GamesDialog')

/** The team of a code; a code of neither team opens with the first team's. */
const teamOrFirst = (code: string): TeamKey => teamOfCode(code) ?? pricingTeam

/**
 * The dialog of any record, by its kind and key; nothing when the record is gone. Only this module may
 * import the dialogs of several screens.
 */
export const RecordDialog = ({ record, season, onClose }: RecordDialogProps) =>
  dialogs[record.kind](record.key, season, onClose)

/** Each kind's dialog, by the record's key. */
const dialogs: Record<
  RecordKind,
  (key: string, season: SeasonIndex, onClose: () => void) => ReactNode
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
  'pricing location'(key, { pricing, pricingPlans }, onClose) {
    const row = pricing.find(({ id }) => String(id) === key)
    const plan = row && pricingPlans.get(row.pricingPlanName)
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

const gameFixes: Record<string, GameAction> = {
  'game/in-no-plan': 'Add to plan',
  'game/no-date': 'Move',
  'game/out-of-season': 'Move',
  'game/time': 'Move',
}

/** What fixes all games of a cause in one dialog; nothing where each record is fixed in its own. */
export function fixesOf({ id, findings }: Cause, season: SeasonIndex): CauseFix[] {
  const keys = new Set(findings.map(({ key }) => key))
  const action = gameFixes[id]
  if (!action) return []
  return teamKeys.flatMap((team) => {
    const all = season.games.filter(({ eventName }) => teamOrFirst(eventName) === team)
    const games = all.filter((game) => keys.has(codeAndDate(game)))
    const many = counted(games.length, `${teams[team].name} game`)
    const name = action === 'Move' ? `Move ${many}` : `Add ${many} to a plan`
    const props = { action, team, games, all }
    const dialog = (onClose: () => void) => <GamesDialog {...props} onClose={onClose} />
    return games.length > 0 ? [{ name, dialog }] : []
  })
}

/** What can be added from anywhere. */
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
