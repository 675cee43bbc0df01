import type { QueryKey } from '@tanstack/react-query'
import type { TeamKey } from '../../../content/teams'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'
import type { CheckResult } from './checkResult'
import type { LocationRef, RepRef } from './recordRefs'
import type { ServerCalls } from './serverCalls'

/** What an added game needs that is created again after a delete. */
interface RestoredGame {
  /** Plans whose last game it was: only these and plans that exist get it back. */
  emptied: readonly string[]
  /** The dates of the games that had its code and went with it. */
  dates: readonly string[]
}

/**
 * One write, as plain JSON: it is stored in the browser and can be sent after the tab was closed. Where
 * it changes a record it carries the record as it was seen; a record changed since is skipped.
 */
export type Step =
  /** With the plans that the game names. */
  | { kind: 'addGame'; team: TeamKey; game: Game; restores?: RestoredGame }
  /** Of its plans only what `after` adds to `before` or takes from it is changed. */
  | { kind: 'changeGame'; team: TeamKey; before: Game; after: Game }
  /** All games of one code: the server deletes them together. `emptied`: plans that have no other game. */
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
  /** `to`: only once this rep sells all that the deleted one does. */
  | {
      kind: 'deleteRep'
      rep: Rep
      sold: readonly LocationRef[]
      others: readonly number[]
      to?: RepRef
    }
  /** Assigns a rep to a location, or removes them from it. */
  | { kind: 'assignRep'; rep: RepRef; location: LocationRef; isAssigned: boolean }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>

/** The steps that undo a step, in their order, and what they cannot bring back, in sentences. */
interface Inverse {
  steps?: readonly Step[]
  notes?: readonly string[]
}

/** The order of steps in a run: what is new comes before what refers to it, deletes come last. */
export const PHASES = ['change', 'create', 'assign', 'relink', 'unassign', 'delete'] as const
type Phase = (typeof PHASES)[number]

/** What the engine knows of one kind of step. */
export interface StepType<S extends Step> {
  phase: Phase | ((step: S) => Phase)
  /** What a person calls it: 'B251009 in B26FULL'. */
  nameOf: (step: S) => string
  /** The keys of the records it writes; steps that share one are sent one after another. */
  recordKeysOf: (step: S) => string[]
  /** Reads whether the step is done or can be written. Throws ApiError. */
  check: (step: S, calls: ServerCalls) => Promise<CheckResult>
  inverse: (step: S) => Inverse
  /** The keys of the queries whose data it changes. */
  invalidates: (step: S) => readonly QueryKey[]
  /** A server may store nothing that shows it: its response alone proves that it is done. */
  leavesNoTrace?: boolean
  /** The screen that shows what it wrote, searched for it; none for a delete. */
  hrefOf?: (step: S) => string
}

export type StepTypes<Kinds extends StepKind> = { [Kind in Kinds]: StepType<StepOf<Kind>> }

/** The step after which a rep sells a location. */
export const assignStep = (rep: RepRef, location: LocationRef): StepOf<'assignRep'> => ({
  kind: 'assignRep',
  rep,
  location,
  isAssigned: true,
})

/** A change is undone by the change back. */
export const reversed = <Change extends { before: unknown; after: unknown }>(step: Change) => ({
  steps: [{ ...step, before: step.after, after: step.before }],
})

/**
 * The stored names, with those that a change adds and without those that it removes. Added names take the
 * position of the first removed one.
 */
export function mergedNames(
  stored: readonly string[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
  isSame: (one: string, other: string) => boolean,
): string[] {
  const without = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.some((other) => isSame(name, other)))
  const rest = without(stored, without(before, after))
  const added = without(without(after, before), rest)
  const index = stored.findIndex((name) => !rest.includes(name))
  return rest.toSpliced(index === -1 ? rest.length : index, 0, ...added)
}
