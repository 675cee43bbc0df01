import type { QueryKey } from '@tanstack/react-query'
import type { TeamKey } from '../../../content/teams'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'
import type { CheckResult } from './checkResult'
import type { LocationRef, RepRef } from './recordRefs'
import type { ServerCalls } from './serverCalls'

type Names = readonly string[]

/** The ids of other records with the same name, which a step must not take for its own. */
type Ids = readonly number[]

/** Additional data to restore a deleted game. */
interface RestoredGame {
  /** Plans that lost their last game. Only these plans and existing plans get the game back. */
  emptied: Names
  /** The dates of the games with its code that were deleted together with it. */
  dates: readonly string[]
}

/**
 * One write as plain JSON, which is stored in the browser and can be sent after the tab was closed.
 * A change includes the record as last seen, so that a record changed since is skipped.
 */
export type Step =
  /** Adds a game with its plans. */
  | { kind: 'addGame'; team: TeamKey; game: Game; restores?: RestoredGame }
  /** Changes a game. Changes only those plans that differ between `before` and `after`. */
  | { kind: 'changeGame'; team: TeamKey; before: Game; after: Game }
  /** Deletes all games with a code, as the server does. `emptied` are plans without other games. */
  | { kind: 'deleteGame'; team: TeamKey; games: readonly Game[]; emptied: Names }
  /** Adds a plan without games. */
  | { kind: 'addPlan'; team: TeamKey; plan: string }
  /** Deletes a plan, but only if it has the same games as last seen. */
  | { kind: 'deletePlan'; team: TeamKey; plan: string; codes: Names; games: readonly Game[] }
  /** Adds a game to a plan, which creates a missing plan unless it must exist. */
  | { kind: 'addToPlan'; team: TeamKey; plan: string; game: Game; mustExist?: boolean }
  /** Removes a game from a plan. */
  | {
      kind: 'removeFromPlan'
      team: TeamKey
      plan: string
      game: Game
      /** How often the plan listed it; by default, once. */
      times?: number
      /** Whether the plan had no other game; by default, true. */
      isLast?: boolean
    }
  | { kind: 'createCombinedPlan'; plan: CombinedPlan }
  /** Changes only the original plans that differ between `before` and `after`. */
  | { kind: 'changeOriginalPlans'; code: string; before: Names; after: Names }
  | { kind: 'deleteCombinedPlan'; plan: CombinedPlan }
  /** Saves a combined plan unchanged, so that customers see that day as its last update. */
  | { kind: 'markCombinedPlan'; plan: CombinedPlan }
  /** Adds a pricing plan that has only a name. */
  | { kind: 'addPricingPlan'; name: string }
  /** Adds a location. The server assigns the id; separate steps assign the reps. */
  | { kind: 'addLocation'; location: PricingLocation; others?: Ids }
  | { kind: 'changeLocation'; before: PricingLocation; after: PricingLocation }
  /** Deletes a location. `reps` are those who sell it. */
  | { kind: 'deleteLocation'; location: PricingLocation; reps?: readonly RepRef[]; others?: Ids }
  | { kind: 'addRep'; rep: Rep; others: Ids }
  /** Deletes a rep. With `to`, waits until that rep sells all that the deleted rep does. */
  | { kind: 'deleteRep'; rep: Rep; sold: readonly LocationRef[]; others: Ids; to?: RepRef }
  /** Assigns a rep to a location, or unassigns the rep. */
  | { kind: 'assignRep'; rep: RepRef; location: LocationRef; isAssigned: boolean }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>

/** The steps that undo a step, in order, and sentences about what they can't restore. */
interface Inverse {
  steps?: readonly Step[]
  notes?: readonly string[]
}

/** The order of steps in a run. Records come before references to them, and deletes last. */
export const PHASES = ['change', 'create', 'assign', 'relink', 'unassign', 'delete'] as const
type Phase = (typeof PHASES)[number]

/** The definition of one kind of step. */
export interface StepType<S extends Step> {
  phase: Phase | ((step: S) => Phase)
  /** The name of the written record in messages: 'B251009 in B26FULL'. */
  nameOf: (step: S) => string
  /** The keys of the written records. Steps that share a key are sent one after another. */
  recordKeysOf: (step: S) => string[]
  /** Reads from the server whether the step is done or can be written. Throws ApiError. */
  check: (step: S, calls: ServerCalls) => Promise<CheckResult>
  inverse: (step: S) => Inverse
  /** The keys of the queries whose data changes. */
  invalidates: (step: S) => readonly QueryKey[]
  /** Whether lists may not show the result: the response alone proves that the step is done. */
  leavesNoTrace?: boolean
  /** Returns a link to the written record. Omitted for deletes. */
  hrefOf?: (step: S) => string
}

export type StepTypes<Kinds extends StepKind> = { [Kind in Kinds]: StepType<StepOf<Kind>> }

/** The step that assigns a rep to a location. */
export const assignStep = (rep: RepRef, location: LocationRef): StepOf<'assignRep'> => ({
  kind: 'assignRep',
  rep,
  location,
  isAssigned: true,
})

/** The step with `before` and `after` swapped, which undoes a change. */
export const undoChange = <Change extends { before: unknown; after: unknown }>(step: Change) => ({
  steps: [{ ...step, before: step.after, after: step.before }],
})

/** Applies a change of names to stored names. New ones take the place of the first removed. */
export function mergedNames(
  stored: readonly string[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
  isSame: (a: string, b: string) => boolean,
): string[] {
  const without = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.some((other) => isSame(name, other)))
  const rest = without(stored, without(before, after))
  const added = without(without(after, before), rest)
  const index = stored.findIndex((name) => !rest.includes(name))
  return rest.toSpliced(index === -1 ? rest.length : index, 0, ...added)
}
