import type { TeamKey } from '../../../content/teams'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'

/**
 * One write of a job, as plain JSON, so that it can be kept in the browser and sent after a closed tab.
 * Where it changes a record it carries the record as it was seen: what is no longer so is left alone.
 */
export type Step =
  /** With the plans that the game names. */
  | { kind: 'addGame'; team: TeamKey; game: Game }
  /** Of its plans only what `after` adds to `before` or takes from it is changed. */
  | { kind: 'changeGame'; team: TeamKey; before: Game; after: Game }
  | { kind: 'deleteGame'; team: TeamKey; game: Game }
  /** A plan without a game. */
  | { kind: 'addPlan'; team: TeamKey; plan: string }
  /** Only while it has no game, and only of a team that has such a call. */
  | { kind: 'deletePlan'; team: TeamKey; plan: string }
  /** A plan that is not there is made by its first game. */
  | { kind: 'addToPlan'; team: TeamKey; plan: string; game: Game }
  | { kind: 'takeOutOfPlan'; team: TeamKey; plan: string; game: Game }
  | { kind: 'createCombinedPlan'; plan: CombinedPlan }
  | { kind: 'changeCombinedPlan'; before: CombinedPlan; after: CombinedPlan }
  | { kind: 'deleteCombinedPlan'; plan: CombinedPlan }
  /** Saved as it is by then, so that customers see the day of it as its last update. */
  | { kind: 'markCombinedPlan'; plan: CombinedPlan }
  /** A pricing plan by name alone. */
  | { kind: 'addPricingPlan'; name: string }
  /** Its id is the server's to give; its reps stay unassigned. */
  | { kind: 'addLocation'; location: PricingLocation }
  | { kind: 'changeLocation'; before: PricingLocation; after: PricingLocation }
  | { kind: 'deleteLocation'; location: PricingLocation }
  /** Is kept among what was recently deleted, with what he sells. */
  | { kind: 'deleteRep'; rep: Rep }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>
