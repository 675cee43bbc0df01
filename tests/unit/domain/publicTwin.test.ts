import { expect, test } from 'vitest'
import type { PricingPlan } from '../../../src/domain/pricing'
import { publicTwin } from '../../../src/domain/publicSheets'

const plan = (name: string): PricingPlan => ({ name, planIds: [], locations: [], repNames: [] })
const plans = [plan('Standing Room'), plan('Plan A')]

test.each([
  ['plan a', 'Plan A'],
  [' PLAN-A ', 'Plan A'],
  // The plan itself, no public plan, and nothing.
  ['Plan A', undefined],
  [' Plan A ', undefined],
  ['standing room', undefined],
  ['', undefined],
])('%j shares its public links with %s', (name, twin) => {
  expect(publicTwin(name, plans)?.name).toBe(twin)
})
