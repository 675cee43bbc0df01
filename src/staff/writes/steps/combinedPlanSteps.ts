import { keys } from '../../../api/keys'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import { isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { combinedPlanHref } from '../../records/recordLinks'
import { differenceWords, type FieldTexts } from '../fields'
import { includesPlan } from './gameSteps'
import type { ServerCalls } from './serverCalls'
import {
  cannotUndo,
  changed,
  DONE,
  GONE,
  lookAtSeen,
  lookAtTaken,
  mergedNames,
  PHASE,
  ready,
  type StepTypes,
  undoneBy,
} from './step'

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
    phase: PHASE.make,
    async look({ plan }, calls) {
      const now = await find(calls, plan.code)
      return now ? lookAtTaken(fields, now, plan) : ready(() => calls.createCombinedPlan(plan))
    },
    inverse: ({ plan }) => undoneBy({ kind: 'deleteCombinedPlan', plan }),
  },
  changeOriginalPlans: {
    phase: PHASE.refer,
    nameOf: ({ code }) => code,
    recordsOf: ({ code }) => recordsOf(code),
    touches,
    hrefOf: ({ code }) => combinedPlanHref(code),
    async look({ code, before, after }, calls) {
      const now = await find(calls, code)
      if (now === undefined) return GONE
      const { originalPlans } = now
      if (isSameSet(originalPlans, after)) return DONE
      const write = (plans: readonly string[]) =>
        ready(() =>
          calls.updateCombinedPlan({ code: now.code, plan: { ...now, originalPlans: [...plans] } }),
        )
      // Their order is the person's own.
      if (isSameSet(originalPlans, before)) return write(after)
      const gone = before.filter((name) => !includesPlan(after, name))
      if (gone.length === 0) {
        return changed(
          `Someone else changed it: ${differenceWords(fields, now, { ...now, originalPlans: [...before] })}.`,
        )
      }
      if (!gone.some((name) => includesPlan(originalPlans, name))) return DONE
      const plans = mergedNames(originalPlans, { before, after }, isSamePlanName)
      if (plans.length === 0 && after.length > 0) {
        return changed('Someone else changed it, and it would have no plans left.')
      }
      return write(plans)
    },
    inverse: ({ code, before, after }) =>
      undoneBy({ kind: 'changeOriginalPlans', code, before: after, after: before }),
  },
  deleteCombinedPlan: {
    ...combinedPlan,
    phase: PHASE.remove,
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
    phase: PHASE.change,
    // The last update may be a day, which was today already.
    leavesNoTrace: true,
    async look({ plan }, calls) {
      const now = await find(calls, plan.code)
      if (now === undefined) return GONE
      if (now.lastUpdated !== plan.lastUpdated) return DONE
      return ready(() => calls.updateCombinedPlan({ code: now.code, plan: now }))
    },
    inverse: () => cannotUndo('The date of the update stays.'),
  },
}
