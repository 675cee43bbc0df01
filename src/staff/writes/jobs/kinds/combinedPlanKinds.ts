import { keys } from '../../../../api/keys'
import type { CombinedPlan } from '../../../../domain/combinedPlan'
import { isSameCode } from '../../../../domain/games/game'
import type { FieldTexts } from '../../save/fields'
import type { JobCalls } from '../jobCalls'
import { changed, GONE, type Kinds, PHASE, ready, removed, SO, taken } from './kind'

const fields: FieldTexts<Pick<CombinedPlan, 'code' | 'title' | 'pdf' | 'originalPlans'>> = {
  code: 'Combined Plan Event',
  title: 'Title',
  pdf: ['PDF', (pdf) => pdf ?? ''],
  originalPlans: 'Original Plans',
}

const find = async (calls: JobCalls, code: string) =>
  (await calls.combinedPlans()).find((plan) => isSameCode(plan.code, code))

const recordOf = ({ code }: CombinedPlan) => `combined plan ${code.trim().toUpperCase()}`
const touches = () => [keys.combinedPlans.all]

/** What all say of the one that they write. */
const one = {
  nameOf: ({ plan }: { plan: CombinedPlan }) => plan.code,
  recordsOf: ({ plan }: { plan: CombinedPlan }) => [recordOf(plan)],
  touches,
}

/** Combined plans: create, change, delete. */
export const combinedPlanKinds: Kinds<
  'createCombinedPlan' | 'changeCombinedPlan' | 'deleteCombinedPlan' | 'markCombinedPlan'
> = {
  createCombinedPlan: {
    phase: PHASE.make,
    ...one,
    async look({ plan }, calls) {
      const is = await find(calls, plan.code)
      return is ? taken(fields, is, plan) : ready(() => calls.createCombinedPlan(plan))
    },
    inverse: ({ plan }) => ({ kind: 'deleteCombinedPlan', plan }),
  },
  changeCombinedPlan: {
    phase: PHASE.change,
    nameOf: ({ before }) => before.code,
    recordsOf: ({ before, after }) => [...new Set([recordOf(before), recordOf(after)])],
    async look({ before, after }, calls) {
      const is = (await find(calls, before.code)) ?? (await find(calls, after.code))
      if (is === undefined) return GONE
      return changed(fields, { is, before, after }, () =>
        calls.updateCombinedPlan({ code: is.code, plan: after }),
      )
    },
    inverse: ({ before, after }) => ({ kind: 'changeCombinedPlan', before: after, after: before }),
    touches,
  },
  deleteCombinedPlan: {
    phase: PHASE.remove,
    ...one,
    async look({ plan }, calls) {
      const is = await find(calls, plan.code)
      return removed(fields, [is, plan], () => calls.deleteCombinedPlan(plan.code))
    },
    inverse: ({ plan }) => ({ kind: 'createCombinedPlan', plan }),
  },
  markCombinedPlan: {
    phase: PHASE.change,
    ...one,
    async look({ plan }, calls) {
      const is = await find(calls, plan.code)
      if (is === undefined) return GONE
      if (is.lastUpdated !== plan.lastUpdated) return SO
      return ready(() => calls.updateCombinedPlan({ code: is.code, plan: is }))
    },
    inverse: () => 'The day of an update stays.',
  },
}
