import type { PlanAddition } from '../../../api/plans'
import type { PricingLocationFields, RepAssignment } from '../../../api/pricing'
import type { BatchResult } from '../../../api/writes/settleAll'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { Plan } from '../../../domain/plan'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'

/** The API as a restore uses it: lists are read now, writes leave once. All throw ApiError. */
export interface RestoreCalls {
  games: () => Promise<Game[]>
  plans: () => Promise<Plan[]>
  combinedPlans: () => Promise<CombinedPlan[]>
  locations: () => Promise<PricingLocation[]>
  reps: () => Promise<Rep[]>
  addGame: (game: Game) => Promise<unknown>
  addToPlan: (addition: PlanAddition) => Promise<unknown>
  addAllToPlan: (additions: readonly PlanAddition[]) => Promise<BatchResult<PlanAddition>>
  createCombinedPlan: (plan: CombinedPlan) => Promise<unknown>
  updateCombinedPlans: (plans: readonly CombinedPlan[]) => Promise<BatchResult<CombinedPlan>>
  addRep: (rep: Rep) => Promise<unknown>
  addPricingPlan: (name: string) => Promise<unknown>
  addLocation: (location: PricingLocationFields) => Promise<unknown>
  /** Joins reps and pricing rows. */
  assign: (links: readonly RepAssignment[]) => Promise<BatchResult<RepAssignment>>
}

/** One try of a restore, with what earlier tries have sent. */
export interface Restoring {
  calls: RestoreCalls
  sent: Set<string>
}
