// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { useCombinedPlan, useCombinedPlans } from '../../../src/api/combinedPlans'
import { aCombinedPlan } from '../../records'
import { apiHooks } from './apiHooks'

const { read, answer } = apiHooks()

it.each([
  [{ original_plans: ' A , B,,A, ', plan_event_pdf: ' x.pdf ' }, { pdf: 'x.pdf' }],
  [{ original_plans: ['A', ' B', ''], plan_event_pdf: '  ', plan_event_title: null }, {}],
  [{ original_plans: null }, { originalPlans: [] }],
  [{ original_plans: 26 }, { originalPlans: ['26'] }],
  [{ original_plans: 'A,B', plan_event_title: 26, last_updated: {} }, { title: '26' }],
])('reads %j in the list and alone', async (wire, domain) => {
  const row = { combine_plan_event: ' P1 ', ...wire }
  const plan = aCombinedPlan({ code: 'P1', originalPlans: ['A', 'B'], ...domain })
  answer('single', row)
  answer('distinct', [row])
  expect(await read(() => useCombinedPlans())).toEqual([plan])
  expect(await read(() => useCombinedPlan('P1'))).toEqual(plan)
})
