import type { QueryKey } from '@tanstack/react-query'
import type { TeamKey } from '../../../content/teams'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import type { Game } from '../../../domain/games/game'
import type { PricingLocation } from '../../../domain/pricing'
import type { Rep } from '../../../domain/rep'
import { differenceWords, type FieldTexts } from '../../../ui/form/fieldTexts'
import type { ServerCalls } from './serverCalls'

/** A rep as a step finds them: by id and name, or by name alone. `others` are reps of the same name. */
export interface RepRef {
  id: number | null
  name: string
  others?: readonly number[]
}

/** A pricing location as a step finds it. `others` are rows of the same plan and location. */
export interface LocationRef extends Pick<PricingLocation, 'pricingPlanName' | 'location'> {
  id: number | null
  others?: readonly number[]
}

/** A game that is made again after a delete. */
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
  /** `to`: only once this rep sells all that the deleted one does. */
  | {
      kind: 'deleteRep'
      rep: Rep
      sold: readonly LocationRef[]
      others: readonly number[]
      to?: RepRef
    }
  /** Whether the rep sells the location. */
  | { kind: 'assignRep'; rep: RepRef; location: LocationRef; isAssigned: boolean }

export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>

/** What the check of a step finds on the server. */
export type CheckResult =
  /** It is done already: nothing is sent. */
  | { status: 'done' }
  /** `note` is a sentence about what this write leaves out. */
  | { status: 'ready'; write: () => Promise<unknown>; note?: string }
  /**
   * Somebody else's work, which is not overwritten; or the record is gone; or something blocks it for now and
   * the step can be tried again. `reason` is a sentence.
   */
  | { status: 'changed' | 'gone' | 'blocked'; reason: string }

/** The steps that undo a step, in their order, and what they cannot bring back, in sentences. */
interface Inverse {
  steps?: readonly Step[]
  notes?: readonly string[]
}

/** The order of steps in a run: what is new comes before what refers to it, deletes come last. */
export const PHASES = ['change', 'create', 'assign', 'relink', 'unassign', 'delete'] as const
type Phase = (typeof PHASES)[number]

/** What the engine knows of one kind of step. */
export interface StepType<Of extends Step> {
  phase: Phase | ((step: Of) => Phase)
  /** What a person calls it: 'B251009 in B26FULL'. */
  nameOf: (step: Of) => string
  /** The keys of the records it writes; steps that share one are sent one after another. */
  recordsOf: (step: Of) => string[]
  /** Reads whether the step is done or can be written. Throws ApiError. */
  check: (step: Of, calls: ServerCalls) => Promise<CheckResult>
  inverse: (step: Of) => Inverse
  /** The keys of the queries whose data it changes. */
  invalidates: (step: Of) => readonly QueryKey[]
  /** A server may store nothing that shows it: its response alone proves that it is done. */
  leavesNoTrace?: boolean
  /** The screen that shows what it wrote, searched for it; none for a delete. */
  hrefOf?: (step: Of) => string
}

export type StepTypes<Some extends StepKind> = { [Each in Some]: StepType<StepOf<Each>> }

/** The step can be written. */
export const ready = (write: () => Promise<unknown>): CheckResult => ({ status: 'ready', write })

/** The step is skipped: somebody else changed the record. */
export const changed = (reason: string): CheckResult => ({ status: 'changed', reason })

/** The step fails for now, and can be tried again. */
export const blocked = (reason: string): CheckResult => ({ status: 'blocked', reason })

export const GONE: CheckResult = { status: 'gone', reason: 'It no longer exists.' }

/** A location as a step finds it; others of its plan and place by their ids. */
export const locationRef = (
  { id, pricingPlanName, location }: PricingLocation,
  others?: readonly number[],
): LocationRef => ({ id, pricingPlanName, location, ...(others && { others }) })

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

/** Checks a record that is to be added, where one exists already. */
export function checkExisting<Shown>(
  fields: FieldTexts<Shown>,
  stored: Shown,
  wanted: Shown,
): CheckResult {
  const words = differenceWords(fields, stored, wanted)
  if (words === undefined) return { status: 'done' }
  return changed(`It already exists, and it’s different: ${words}.`)
}

/** Checks a record that is to be changed: it is done, as it was seen, or changed by somebody else. */
export function checkChange<Shown>(
  fields: FieldTexts<Shown>,
  { stored, before, after }: { stored: Shown; before: Shown; after: Shown },
  write: () => Promise<unknown>,
): CheckResult {
  if (differenceWords(fields, stored, after) === undefined) return { status: 'done' }
  return checkUnchanged(fields, { stored, before }, write)
}

/** Checks a record that is written only while it is as it was seen; without a record the step is done. */
export function checkUnchanged<Shown>(
  fields: FieldTexts<Shown>,
  { stored, before }: { stored: Shown | undefined; before: Shown },
  write: () => Promise<unknown>,
): CheckResult {
  if (stored === undefined) return { status: 'done' }
  const words = differenceWords(fields, stored, before)
  if (words === undefined) return ready(write)
  return changed(`Someone else changed it: ${words}.`)
}

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
