import { keys } from '../../../api/keys'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import { isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { differenceWords, type FieldTexts } from '../../../ui/form/fieldTexts'
import { combinedPlanHref } from '../../records/recordLinks'
import { includesPlan } from './gameSteps'
import type { ServerCalls } from './serverCalls'
import { GONE, type Look, lookAtSeen, lookAtTaken, mergedNames, type StepTypes } from './step'

const fields: FieldTexts<Omit<CombinedPlan, 'lastUpdated'>> = {
  code: 'Combined Plan Event',
  title: 'Title',
  pdf: ['PDF', (pdf) => pdf ?? ''],
  originalPlans: 'Original Plans',
}

const find = async (calls: ServerCalls, code: string) =>
  (await calls.combinedPlans()).find((plan) => isSameCode(plan.code, code))

const recordsOf = (code: string) => [`combined plan ${code.trim().toUpperCase()}`]
const touches = () => [keys.combinedPlans.all]

/** What the steps of a whole combined plan share. */
const combinedPlan = {
  nameOf: ({ plan }: { plan: CombinedPlan }) => plan.code,
  recordsOf: ({ plan }: { plan: CombinedPlan }) => recordsOf(plan.code),
  touches,
}
const hrefOf = ({ plan }: { plan: CombinedPlan }) => combinedPlanHref(plan.code)

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => includesPlan(other, name))

/** Combined plans, which people call packages: create, change the plans of one, mark, delete. */
export const combinedPlanSteps: StepTypes<
  'createCombinedPlan' | 'changeOriginalPlans' | 'deleteCombinedPlan' | 'markCombinedPlan'
> = {
  createCombinedPlan: {
    ...combinedPlan,
    hrefOf,
    phase: 'make',
    async look({ plan }, calls) {
      const now = await find(calls, plan.code)
      return now
        ? lookAtTaken(fields, now, plan)
        : { is: 'ready', write: () => calls.createCombinedPlan(plan) }
    },
    inverse: ({ plan }) => ({ steps: [{ kind: 'deleteCombinedPlan', plan }] }),
  },
  changeOriginalPlans: {
    phase: 'refer',
    nameOf: ({ code }) => code,
    recordsOf: ({ code }) => recordsOf(code),
    touches,
    hrefOf: ({ code }) => combinedPlanHref(code),
    async look({ code, before, after }, calls) {
      const now = await find(calls, code)
      if (now === undefined) return GONE
      const { originalPlans } = now
      if (isSameSet(originalPlans, after)) return { is: 'done' }
      const writes = (plans: readonly string[]): Look => {
        const plan = { ...now, originalPlans: [...plans] }
        return { is: 'ready', write: () => calls.updateCombinedPlan({ code: now.code, plan }) }
      }
      // Their order is the person's own.
      if (isSameSet(originalPlans, before)) return writes(after)
      const gone = before.filter((name) => !includesPlan(after, name))
      if (gone.length === 0) {
        return {
          is: 'changed',
          why: `Someone else changed it: ${differenceWords(fields, now, { ...now, originalPlans: [...before] })}.`,
        }
      }
      if (!gone.some((name) => includesPlan(originalPlans, name))) return { is: 'done' }
      const plans = mergedNames(originalPlans, { before, after }, isSamePlanName)
      if (plans.length === 0 && after.length > 0) {
        return { is: 'changed', why: 'Someone else changed it, and it would have no plans left.' }
      }
      return writes(plans)
    },
    inverse: ({ code, before, after }) => ({
      steps: [{ kind: 'changeOriginalPlans', code, before: after, after: before }],
    }),
  },
  deleteCombinedPlan: {
    ...combinedPlan,
    phase: 'remove',
    async look({ plan }, calls) {
      const now = await find(calls, plan.code)
      return lookAtSeen(fields, [now, plan], () => calls.deleteCombinedPlan(now?.code ?? plan.code))
    },
    inverse: ({ plan }) => ({
      steps: [{ kind: 'createCombinedPlan', plan }],
      notes: ['Last updated is now today.'],
    }),
  },
  markCombinedPlan: {
    ...combinedPlan,
    hrefOf,
    phase: 'change',
    // The last update may be a day, which was today already.
    leavesNoTrace: true,
    async look({ plan }, calls) {
      const now = await find(calls, plan.code)
      if (now === undefined) return GONE
      if (now.lastUpdated !== plan.lastUpdated) return { is: 'done' }
      return { is: 'ready', write: () => calls.updateCombinedPlan({ code: now.code, plan: now }) }
    },
    inverse: () => ({ notes: ['The date of the update stays.'] }),
  },
}
