import { keys } from '../../../api/keys'
import { type CombinedPlan, replaceOriginalPlan } from '../../../domain/combinedPlan'
import { isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { codeKey } from '../../../domain/recordKeys'
import { combinedPlanHref } from '../../records/recordLinks'
import { differenceWords, type FieldTexts } from '../fieldTexts'
import { changed, checkExisting, checkUnchanged, DONE, GONE, ready } from './checkResult'
import { includesPlan } from './gameSteps'
import type { ServerCalls } from './serverCalls'
import { mergedNames, type StepOf, type StepTypes, undoChange } from './step'

const fields: FieldTexts<Omit<CombinedPlan, 'lastUpdated' | 'unreadable'>> = {
  code: 'Combined Plan Event',
  title: 'Title',
  pdf: ['PDF', (pdf) => pdf ?? ''],
  originalPlans: 'Original Plans',
}

const findStored = async (calls: ServerCalls, code: string) =>
  (await calls.combinedPlans()).find((plan) => isSameCode(plan.code, code))

const recordKeysOf = (code: string) => [`combined plan ${codeKey(code)}`]
const invalidates = () => [keys.combinedPlans.all]

/** The shared parts of steps that write a whole combined plan. */
const combinedPlanStep = {
  nameOf: ({ plan }: { plan: CombinedPlan }) => plan.code,
  recordKeysOf: ({ plan }: { plan: CombinedPlan }) => recordKeysOf(plan.code),
  invalidates,
}
const hrefOf = ({ plan }: { plan: CombinedPlan }) => combinedPlanHref(plan.code)

/** The step that changes only the original plans of a combined plan. */
export const originalPlansStep = (
  before: CombinedPlan,
  after: CombinedPlan,
): StepOf<'changeOriginalPlans'> => ({
  kind: 'changeOriginalPlans',
  code: before.code,
  before: before.originalPlans,
  after: after.originalPlans,
})

/**
 * The steps that apply a plan's new name or deletion to the combined plans that contain it.
 * @param to the plan's new name; null if the plan is deleted.
 */
export const originalPlanSteps = (
  combinedPlans: readonly CombinedPlan[],
  from: string,
  to: string | null,
): StepOf<'changeOriginalPlans'>[] =>
  combinedPlans.flatMap((plan) => {
    const after = replaceOriginalPlan(plan, from, to)
    return after === null ? [] : originalPlansStep(plan, after)
  })

/** The steps for combined plans, which people call packages. */
export const combinedPlanSteps: StepTypes<
  'createCombinedPlan' | 'changeOriginalPlans' | 'deleteCombinedPlan' | 'markCombinedPlan'
> = {
  createCombinedPlan: {
    ...combinedPlanStep,
    hrefOf,
    phase: 'create',
    async check({ plan }, calls) {
      const stored = await findStored(calls, plan.code)
      return stored
        ? checkExisting(fields, stored, plan)
        : ready(() => calls.createCombinedPlan(plan))
    },
    inverse: ({ plan }) => ({ steps: [{ kind: 'deleteCombinedPlan', plan }] }),
  },
  changeOriginalPlans: {
    phase: 'relink',
    nameOf: ({ code }) => code,
    recordKeysOf: ({ code }) => recordKeysOf(code),
    invalidates,
    hrefOf: ({ code }) => combinedPlanHref(code),
    check: checkOriginalPlans,
    inverse: undoChange,
  },
  deleteCombinedPlan: {
    ...combinedPlanStep,
    phase: 'delete',
    async check({ plan }, calls) {
      const stored = await findStored(calls, plan.code)
      return checkUnchanged(fields, { stored, before: plan }, () =>
        calls.deleteCombinedPlan(stored?.code ?? plan.code),
      )
    },
    inverse: ({ plan }) => ({
      steps: [{ kind: 'createCombinedPlan', plan }],
      notes: ['Last updated is now today.'],
    }),
  },
  markCombinedPlan: {
    ...combinedPlanStep,
    hrefOf,
    phase: 'change',
    // The last update may be stored as a day, and may already have been today.
    leavesNoTrace: true,
    async check({ plan }, calls) {
      const stored = await findStored(calls, plan.code)
      if (stored === undefined) return GONE
      if (stored.lastUpdated !== plan.lastUpdated) return DONE
      return ready(() => calls.updateCombinedPlan({ code: stored.code, plan: stored }))
    },
    inverse: () => ({ notes: ['The date of the update stays.'] }),
  },
}

/** Checks a change of the original plans. Keeps other persons' additions and removals. */
async function checkOriginalPlans(step: StepOf<'changeOriginalPlans'>, calls: ServerCalls) {
  const { code, before, after } = step
  const stored = await findStored(calls, code)
  if (stored === undefined) return GONE
  const { originalPlans } = stored
  const readyWith = (names: readonly string[]) => {
    const plan = { ...stored, originalPlans: [...names] }
    return ready(() => calls.updateCombinedPlan({ code: stored.code, plan }))
  }
  if (isSameSet(originalPlans, after)) return DONE
  // Without other persons' changes, keeps the person's order.
  if (isSameSet(originalPlans, before)) return readyWith(after)
  const removed = before.filter((name) => !includesPlan(after, name))
  if (removed.length === 0) {
    const seen = { ...stored, originalPlans: [...before] }
    return changed(`Someone else changed it: ${differenceWords(fields, stored, seen)}.`)
  }
  if (!removed.some((name) => includesPlan(originalPlans, name))) return DONE
  const plans = mergedNames(originalPlans, { before, after }, isSamePlanName)
  if (plans.length === 0 && after.length > 0) {
    return changed('Someone else changed it, and it would have no plans left.')
  }
  return readyWith(plans)
}

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name) => includesPlan(b, name))
