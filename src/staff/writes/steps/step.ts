import type { TeamKey } from '../../../content/teams'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'

/** A rep as a step finds them: by id and name, or by name alone. `others` are reps of the same name. */
export interface RepRef {
  id: number | null
  name: string
  others?: readonly number[]
}

/** A pricing location as a step finds it. `others` are rows of the same plan and place. */
export interface LocationRef extends Pick<PricingLocation, 'pricingPlanName' | 'location'> {
  id: number | null
  others?: readonly number[]
}

/** A game that is made again after a delete. */
interface RestoredGame {
  /** Plans that lost their last game with it: only these and plans that exist get it back. */
  emptied: readonly string[]
  /** The dates of the games that had its code and went with it. */
  dates: readonly string[]
}

/**
 * One write, as plain JSON: it is stored in the browser and can be sent after the tab was closed. Where
 * it changes a record it carries the record as it was seen; what is no longer so is left alone.
 */
export type Step =
  /** With the plans that the game names. */
  | { kind: 'addGame'; team: TeamKey; game: Game; restores?: RestoredGame }
  /** Of its plans only what `after` adds to `before` or takes from it is changed. */
  | { kind: 'changeGame'; team: TeamKey; before: Game; after: Game }
  /** All games of one code: the server deletes them together. */
  | { kind: 'deleteGame'; team: TeamKey; games: readonly Game[]; emptied: readonly string[] }
  /** A plan without a game. */
  | { kind: 'addPlan'; team: TeamKey; plan: string }
  /** Only with the games that it was seen with. */
  | {
      kind: 'deletePlan'
      team: TeamKey
      plan: string
      codes: readonly string[]
      games: readonly Game[]
    }
  /** A plan that does not exist is made by its first game, unless the plan must exist. */
  | { kind: 'addToPlan'; team: TeamKey; plan: string; game: Game; mustExist?: boolean }
  /** `times`: how often the plan listed it; `isLast`: the plan had no other game. */
  | {
      kind: 'removeFromPlan'
      team: TeamKey
      plan: string
      game: Game
      times?: number
      isLast?: boolean
    }
  | { kind: 'createCombinedPlan'; plan: CombinedPlan }
  /** Of a combined plan its original plans alone: what `after` adds to `before` or takes from it. */
  | {
      kind: 'changeOriginalPlans'
      code: string
      before: readonly string[]
      after: readonly string[]
    }
  | { kind: 'deleteCombinedPlan'; plan: CombinedPlan }
  /** Saved as it is by then, so that customers see that day as its last update. */
  | { kind: 'markCombinedPlan'; plan: CombinedPlan }
  /** A pricing plan by name alone. */
  | { kind: 'addPricingPlan'; name: string }
  /** The server gives the id; reps are assigned by steps of their own. */
  | { kind: 'addLocation'; location: PricingLocation; others?: readonly number[] }
  | { kind: 'changeLocation'; before: PricingLocation; after: PricingLocation }
  | {
      kind: 'deleteLocation'
      location: PricingLocation
      reps?: readonly RepRef[]
      others?: readonly number[]
    }
  /** `others`: ids of reps who had the name before. */
  | { kind: 'addRep'; rep: Rep; others: readonly number[] }
  | { kind: 'deleteRep'; rep: Rep; sold: readonly LocationRef[]; others: readonly number[] }
  /** Whether the rep sells the location. */
  | { kind: 'assignRep'; rep: RepRef; location: LocationRef; isAssigned: boolean }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>
