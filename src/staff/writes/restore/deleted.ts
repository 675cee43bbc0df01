import type { TeamKey } from '../../../content/teams'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { Plan } from '../../../domain/plan'
import type { PricingLocation } from '../../../domain/pricing'
import { type Rep, repTitle } from '../../../domain/rep'

/** All games of one code, which the server deletes together. */
export interface DeletedGame {
  kind: 'game'
  team: TeamKey
  games: readonly Game[]
  /** Plans that had no other game: a server may take them away with it. */
  emptied: readonly string[]
}

/** A game's place in a plan. */
export interface DeletedEvent {
  kind: 'event'
  team: TeamKey
  plan: string
  event: Game
  /** How often it stood there. */
  times: number
  /** It was the plan's only one: a server may take the plan away with it. */
  wasLast: boolean
}

/** A whole plan, and the combined plans that named it. */
export interface DeletedPlan {
  kind: 'plan'
  team: TeamKey
  plan: Plan
  packages: readonly CombinedPlan[]
}

export interface DeletedCombinedPlan {
  kind: 'combined plan'
  plan: CombinedPlan
}

/** A rep with the pricing rows that he sold. `twins` are others of his name, by id. */
export interface DeletedRep {
  kind: 'rep'
  rep: Rep
  rows: readonly Pick<PricingLocation, 'id' | 'pricingPlanName' | 'location'>[]
  twins: readonly number[]
}

/** A pricing row with the reps who sold it. `twins` are other rows of its plan and place, by id. */
export interface DeletedLocation {
  kind: 'location'
  row: PricingLocation
  reps: readonly { id: number | null; name: string }[]
  twins: readonly number[]
}

/** What was deleted, as read just before: all that is needed to make it again. */
export type Deleted =
  | DeletedGame
  | DeletedEvent
  | DeletedPlan
  | DeletedCombinedPlan
  | DeletedRep
  | DeletedLocation

/** How a location is called beside others: 'Loge of Plan A'. */
export const locationTitle = (row: Pick<PricingLocation, 'location' | 'pricingPlanName'>) =>
  `${row.location || '—'} of ${row.pricingPlanName}`

/** What people call it, and what it is. */
export function titleOf(deleted: Deleted): { name: string; kind: string } {
  switch (deleted.kind) {
    case 'game':
      return { name: deleted.games[0]?.eventName ?? '', kind: 'Game' }
    case 'event':
      return { name: `${deleted.event.eventName} in ${deleted.plan}`, kind: 'Game of a plan' }
    case 'plan':
      return { name: deleted.plan.name, kind: 'Plan' }
    case 'combined plan':
      return { name: deleted.plan.code, kind: 'Package' }
    case 'rep':
      return { name: repTitle(deleted.rep), kind: 'Representative' }
    case 'location':
      return { name: locationTitle(deleted.row), kind: 'Pricing location' }
  }
}
