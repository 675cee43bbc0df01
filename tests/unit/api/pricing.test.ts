// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type PricingLocationFields,
  pricingLocationsQuery,
  useAddPricingLocation,
  useAddPricingPlan,
  useChangeRepAssignment,
  useDeletePricingLocation,
  useEditPricingLocation,
  usePricingLocations,
  writePricingLocation,
} from '../../../src/api/pricing'
import { useReps } from '../../../src/api/reps'
import type { PricingLocation } from '../../../src/domain/pricing'
import { aLocation } from '../../records'
import { apiHooks, failure, json, NO_LISTS } from './apiHooks'

const { read, write, writes, sent, answer, unread, mount } = apiHooks()
const root = '/api/game-plans/bruins/pricing'

const location: PricingLocationFields = {
  pricingPlanName: 'Plan “A/B” & Co',
  location: 'Loge 12 – Café',
  color: 'ffb81c',
  planHolderPerGame: 6150,
  planHolderTotal: 270_600,
  boxOfficePerGame: 7005,
  boxOfficeTotal: null,
}
const wire = {
  pricing_name: 'Plan “A/B” & Co',
  location: 'Loge 12 – Café',
  location_color: 'ffb81c',
  plan_holder_price_per_game: '61.50',
  plan_holder_total: '2706.00',
  box_office_price_per_game: '70.05',
  box_office_plan_total: '',
}
const find = (rows: PricingLocation[] | undefined, id: number | null) =>
  rows?.find((row) => row.id === id)

it('is read with cookies', async () => {
  expect((await read(() => usePricingLocations())).length).toBeGreaterThan(3)
  expect(sent()).toEqual([
    { method: 'GET', url: `${root}/with-reps`, body: null, credentials: 'include' },
  ])
})

it('a new plan travels by name alone', async () => {
  await write(() => useAddPricingPlan(), ' Plan 9 ')
  expect(writes()).toEqual([
    { method: 'POST', url: root, body: { pricing_name: 'Plan 9' }, credentials: 'include' },
  ])
  expect((await read(() => usePricingLocations())).at(-1)).toMatchObject({
    pricingPlanName: 'Plan 9',
    location: '',
    color: '',
    planHolderPerGame: null,
    repNames: [],
  })
})

it('a location is added, changed, renamed and deleted, and read again each time', async () => {
  const list = mount(() => usePricingLocations())
  await waitFor(() => expect(list.current.data).toBeDefined())

  const id = (await write(() => useAddPricingLocation(), location)) ?? 0
  expect(id).toBeGreaterThan(0)
  await waitFor(() =>
    expect(find(list.current.data, id)).toEqual({ id, ...location, repNames: [] }),
  )

  const changed = { ...location, location: 'Balcony', boxOfficeTotal: 5, planHolderTotal: 0 }
  await write(() => useEditPricingLocation(), { id, ...changed })
  await waitFor(() => expect(find(list.current.data, id)).toEqual({ id, ...changed, repNames: [] }))

  const renamed = { id, ...changed, pricingPlanName: ' Other ', repNames: [] }
  await write(() => useEditPricingLocation(), renamed)
  await waitFor(() =>
    expect(find(list.current.data, id)).toEqual({
      id,
      ...changed,
      pricingPlanName: 'Other',
      repNames: [],
    }),
  )

  await write(() => useDeletePricingLocation(), id)
  await waitFor(() => expect(find(list.current.data, id)).toBeUndefined())

  expect(writes()).toEqual([
    { method: 'POST', url: `${root}/add`, body: wire, credentials: 'include' },
    {
      method: 'POST',
      url: `${root}/edit`,
      credentials: 'include',
      body: {
        pricing_plan_id: id,
        ...wire,
        location: 'Balcony',
        plan_holder_total: '0.00',
        box_office_plan_total: '0.05',
      },
    },
    {
      method: 'POST',
      url: `${root}/edit`,
      credentials: 'include',
      body: {
        pricing_plan_id: id,
        ...wire,
        pricing_name: 'Other',
        location: 'Balcony',
        plan_holder_total: '0.00',
        box_office_plan_total: '0.05',
      },
    },
    { method: 'DELETE', url: `${root}/delete/${id}`, body: null, credentials: 'include' },
  ])
})

it('a plan that has only a name is renamed by that alone', async () => {
  await write(() => useAddPricingPlan(), 'Plan 9')
  const row = (await read(() => usePricingLocations())).at(-1)
  if (row?.pricingPlanName !== 'Plan 9') throw new Error('no row')
  await writePricingLocation({ ...row, pricingPlanName: ' Other ' })
  expect(writes()[1]).toEqual({
    method: 'POST',
    url: `${root}/edit`,
    credentials: 'include',
    body: { pricing_plan_id: row.id, pricing_name: 'Other' },
  })
})

it('a rep is joined to a row and parted from it; rows and reps follow', async () => {
  const pricing = mount(() => usePricingLocations())
  const reps = mount(() => useReps())
  await waitFor(() => expect([pricing.current.data, reps.current.data]).not.toContain(undefined))
  const pricingLocationId = (await write(() => useAddPricingLocation(), location)) ?? 0
  const pricingLocationIds = () =>
    reps.current.data?.find((rep) => rep.id === 2)?.pricingLocationIds
  const change = (isAssigned: boolean) =>
    write(() => useChangeRepAssignment(), { repId: 2, pricingLocationId, isAssigned })

  await change(true)
  await waitFor(() =>
    expect(find(pricing.current.data, pricingLocationId)?.repNames).toEqual(["Pat O'Brien"]),
  )
  await waitFor(() => expect(pricingLocationIds()).toContain(pricingLocationId))

  await change(false)
  await waitFor(() => expect(find(pricing.current.data, pricingLocationId)?.repNames).toEqual([]))
  await waitFor(() => expect(pricingLocationIds()).not.toContain(pricingLocationId))

  expect(writes().slice(1)).toEqual([
    {
      method: 'POST',
      url: `${root}/rep/plan/add`,
      credentials: 'include',
      body: { rep_id: 2, pricing_plan_id: pricingLocationId },
    },
    {
      method: 'DELETE',
      url: `${root}/rep/plan/delete/2/${pricingLocationId}`,
      credentials: 'include',
      body: null,
    },
  ])
})

it.each([
  [{ pricing_plan_id: 12 }, 12],
  [{ pricing_plan_id: '12', success: true }, 12],
  [{ success: true }, null],
  [{ pricing_plan_id: null }, null],
  [{ pricing_plan_id: 'x' }, null],
  [null, null],
  ['', null],
  [[], null],
])('a new location answered %j has the id %j', async (body, id) => {
  answer('/add', typeof body === 'string' ? body : json(body))
  expect(await write(() => useAddPricingLocation(), location)).toBe(id)
})

it.each<[object, Partial<PricingLocation>]>([
  [{ pricing_plan_id: '7' }, {}],
  [{ plan_holder_price_per_game: '61.50' }, { planHolderPerGame: 6150 }],
  [{ plan_holder_price_per_game: 61.5 }, { planHolderPerGame: 6150 }],
  [{ plan_holder_total: '$1,234.50' }, { planHolderTotal: 123_450 }],
  [{ box_office_price_per_game: 'N/A' }, { boxOfficePerGame: null }],
  [{ box_office_plan_total: 0 }, { boxOfficeTotal: 0 }],
  [{ associated_reps: ' A , B,,A,' }, { repNames: ['A', 'B'] }],
  [{ associated_reps: ['A', 'B'] }, { repNames: ['A', 'B'] }],
  [
    { location: ' L ', location_color: 123 },
    { location: 'L', color: '123' },
  ],
])('reads %j', async (row, domain) => {
  answer('with-reps', [{ pricing_plan_id: 7, pricing_name: ' P ', ...row }])
  expect(await read(() => usePricingLocations())).toEqual([
    aLocation({ id: 7, pricingPlanName: 'P', ...domain }),
  ])
})

it.each([
  [{ pricing_plan_id: 1, location: 'Loge' }, 'Row 1: 1 · Loge', 'pricing name is missing', ''],
  [{ pricing_name: 'P', location: 'Loge' }, 'Row 1: P · Loge', 'pricing plan id is missing', 'P'],
  [{ pricing_plan_id: 'x', pricing_name: 'P' }, 'Row 1: P', 'pricing plan id cannot be "x"', 'P'],
])('leaves out the row %j and says so', async (broken, row, why, of) => {
  answer('with-reps', [broken, { pricing_plan_id: 7, pricing_name: 'P' }])
  expect((await read(() => usePricingLocations())).map((row) => row.id)).toEqual([7])
  expect(unread(pricingLocationsQuery())).toEqual([{ row, why, of }])
})

it('misses nothing in a row without plan, place and price', async () => {
  answer('with-reps', [{ pricing_plan_id: 1, pricing_name: null, plan_holder_total: '0.00' }])
  expect(await read(() => usePricingLocations())).toEqual([])
  expect(unread(pricingLocationsQuery())).toEqual([])
})

it.each(NO_LISTS)('cannot be read from %j', async (body) => {
  answer('with-reps', body)
  expect((await failure(read(() => usePricingLocations()))).kind).toBe('unreadable')
})
