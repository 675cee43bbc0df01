// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { useAddPricingLocation } from '../../../src/api/pricingLocations'
import { decodePricingLocations } from '../../../src/api/pricingRows'
import type { PricingLocation } from '../../../src/domain/pricing'
import { aLocation } from '../../records'
import { apiHooks, json } from './apiHooks'

const { write, answer } = apiHooks()

it.each([
  [json({ pricing_plan_id: '12', success: true }), 12],
  [json({ success: true }), null],
  [json({ pricing_plan_id: 'x' }), null],
  ['', null],
  ['[]', null],
])('a new location answered %j has the id %j', async (body, id) => {
  answer('/add', body)
  expect(await write(() => useAddPricingLocation(), aLocation({ location: 'Loge' }))).toBe(id)
})

it.each<[object, Partial<PricingLocation>]>([
  [{ pricing_plan_id: '7', plan_holder_price_per_game: '61.50' }, { planHolderPerGame: 6150 }],
  [{ plan_holder_total: '$1,234.50' }, { planHolderTotal: 123_450 }],
  [{ box_office_price_per_game: ' ', box_office_plan_total: 0 }, { boxOfficeTotal: 0 }],
  [
    { box_office_price_per_game: 'N/A', box_office_plan_total: false, plan_holder_total: '1e3' },
    { unreadable: { boxOfficePerGame: 'N/A', planHolderTotal: '1e3' } },
  ],
  [
    { plan_holder_total: -5, plan_holder_price_per_game: {}, box_office_plan_total: [] },
    { unreadable: { planHolderTotal: -5, planHolderPerGame: {}, boxOfficeTotal: [] } },
  ],
  [
    { Plan_Holder_Total: '5', LOCATION: 'Loge' },
    { planHolderTotal: 500, location: 'Loge' },
  ],
  [{ associated_reps: ' A , B,,A,' }, { repNames: ['A', 'B'] }],
  [
    { location: ' L ', location_color: 123 },
    { location: 'L', color: '123' },
  ],
])('reads %j', (row, domain) => {
  expect(decodePricingLocations([{ pricing_plan_id: 7, pricing_name: ' P ', ...row }])).toEqual({
    rows: [aLocation({ id: 7, pricingPlanName: 'P', ...domain })],
    unread: [],
  })
})

it('misses rows without a key and names their plan, but none without plan, place and price', () => {
  const broken = [
    { pricing_plan_id: 1, location: 'Loge' },
    { pricing_plan_id: 'x', pricing_name: 'P' },
    { pricing_plan_id: 1, pricing_name: null, plan_holder_total: '0.00' },
  ]
  const { rows, unread } = decodePricingLocations(broken)
  expect(rows).toEqual([])
  expect(unread).toEqual([
    { row: 'Row 1: 1 · Loge', reason: 'pricing name is missing', owner: '' },
    { row: 'Row 2: P', reason: 'pricing plan id can’t be "x"', owner: 'P' },
  ])
})
