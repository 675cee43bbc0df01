import { expect, test } from 'vitest'
import { type CombinedPlan, planWithSameLinks } from '../../../src/domain/combinedPlan'
import { pricingNameProblem } from '../../../src/domain/sheetNames'
import { aPricingPlan } from '../../records'

const plans = [aPricingPlan({ name: 'Standing Room' }), aPricingPlan({ name: 'Plan A' })]

test.each([
  ['plan a', 'Plan A'],
  [' PLAN-A ', 'Plan A'],
  // The plan itself, no public plan, and nothing.
  ['Plan A', undefined],
  [' Plan A ', undefined],
  ['standing room', undefined],
  ['', undefined],
])('%j shares its public links with %s', (name, twin) => {
  expect(pricingNameProblem(name, plans)).toBe(
    twin && `${twin} has the same public links. Choose another name.`,
  )
})

test('the very name of another makes one plan', () => {
  expect(pricingNameProblem('Plan A', plans)).toBeUndefined()
  expect(pricingNameProblem('Plan B', plans)).toBeUndefined()
})

test.each([
  ['p26suiteb', 'P26 Suite B'],
  ['P26 SUITEB', 'P26 Suite B'],
  // The same plan, another code, and nothing.
  [' p26 suite b ', undefined],
  ['P26SUITEC', undefined],
  ['', undefined],
])('the combined plan %j has the links of %s', (code, other) => {
  const stored = { code: 'P26 Suite B' } as CombinedPlan
  expect(planWithSameLinks([stored], code)?.code).toBe(other)
})
