import { describe, expect, it } from 'vitest'
import { printedSaving } from '../../../src/domain/prices'
import {
  addPlanId,
  findPricingPlans,
  isBlankLocation,
  isSoldBy,
  type PricingLocation,
  pricingPlansOf,
} from '../../../src/domain/pricing'
import { aLocation } from '../../records'

const row = (over: Partial<PricingLocation>) =>
  aLocation({
    location: 'Loge',
    color: 'C8102E',
    planHolderPerGame: 100,
    planHolderTotal: 200,
    boxOfficePerGame: 300,
    boxOfficeTotal: 400,
    ...over,
  })

describe('pricing plans', () => {
  const plans = pricingPlansOf([
    row({ id: 3, pricingPlanName: 'Rival/Black/Home Plan', repNames: ['Zoë Núñez', 'Pat'] }),
    row({ id: 1, pricingPlanName: '__proto__' }),
    row({ id: 2, pricingPlanName: 'Rival/Black/Home Plan', repNames: ['Pat', 'Dana'] }),
  ])

  it('are the rows of one name, in order, with the reps of any row', () => {
    expect(
      plans.map(({ name, pricingLocationIds, repNames }) => ({
        name,
        pricingLocationIds,
        repNames,
      })),
    ).toEqual([
      {
        name: 'Rival/Black/Home Plan',
        pricingLocationIds: [3, 2],
        repNames: ['Zoë Núñez', 'Pat', 'Dana'],
      },
      { name: '__proto__', pricingLocationIds: [1], repNames: [] },
    ])
  })

  it.each([
    ['rivalblackhomeplan', 'Rival/Black/Home Plan'],
    ['Rival-Black Home/Plan', 'Rival/Black/Home Plan'],
    ['proto', '__proto__'],
    ['', undefined],
  ])('are found by %j as %j', (planname, name) => {
    expect(findPricingPlans(plans, planname)[0]?.name).toBe(name)
  })

  it('of one link name are told apart by the id of any of their rows', () => {
    const plans = pricingPlansOf([
      row({ id: 1, pricingPlanName: '5 Game Plan' }),
      row({ id: 7, pricingPlanName: '5-Game Plan' }),
      row({ id: 8, pricingPlanName: '5-Game Plan' }),
      row({ id: 9, pricingPlanName: 'Plan A' }),
    ])
    const named = (id: string) => findPricingPlans(plans, '5-gameplan', id).map(({ name }) => name)
    expect(named('8')).toEqual(['5-Game Plan'])
    expect(named('9')).toEqual(['5 Game Plan', '5-Game Plan'])
    expect(plans.map((plan) => addPlanId('/a', plan, plans))).toEqual([
      '/a?plan=1',
      '/a?plan=7',
      '/a',
    ])
    expect(plans.map((plan) => addPlanId('/a?rep=2', plan, plans))[1]).toBe('/a?rep=2&plan=7')
  })

  it('have the rep who is spelled so, not another with the same link name', () => {
    const [plan] = plans
    if (!plan) throw new Error('no plan')
    const [first, second] = [{ name: 'A/B' }, { name: 'a+b' }]
    const ofFirst = { ...plan, repNames: ['A/B'] }
    expect(isSoldBy(ofFirst, first, [first, second])).toBe(true)
    expect(isSoldBy(ofFirst, second, [first, second])).toBe(false)
    expect(isSoldBy({ ...plan, repNames: ['ab'] }, second, [first, second])).toBe(true)
  })
})

it('a row is blank without location and price', () => {
  expect(isBlankLocation(aLocation({ planHolderTotal: 0 }))).toBe(true)
  expect(isBlankLocation(aLocation({ location: 'Loge' }))).toBe(false)
  const prices = ['planHolderPerGame', 'planHolderTotal', 'boxOfficePerGame', 'boxOfficeTotal']
  for (const price of prices) expect(isBlankLocation(aLocation({ [price]: 1 })), price).toBe(false)
})

it.each([
  [106500, 93250, 13250],
  [100, 200, 0],
  [100, 0, 0],
  [100, null, 0],
])('box %j less holder %j saves %j', (boxOfficeTotal, planHolderTotal, saved) => {
  expect(printedSaving({ boxOfficeTotal, planHolderTotal })).toBe(saved)
})
