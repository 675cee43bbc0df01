// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  useAddAdminPricingLocation,
  useAddAdminRep,
  useAdminPricingLocations,
  useAdminReps,
  useDeleteAdminPricingLocation,
  useDeleteAdminRep,
  useEditAdminPricingLocation,
  useSetAdminRepPricingLocations,
} from '../../../src/api/plansAndReps'
import { aLocation, aRep } from '../../records'
import { apiHooks, failure, NO_LISTS } from './apiHooks'

const { read, write, writes, sent, answer, mount } = apiHooks()
const root = '/api/game-plans'
/** XMLHttpRequest without `withCredentials`: cookies never travel to the provider's host. */
const credentials = 'omit'

const plan = aLocation({
  pricingPlanName: 'Plan 9',
  location: 'Loge',
  color: 'abc',
  planHolderPerGame: 100,
  planHolderTotal: 200,
  boxOfficeTotal: 305,
})
const wire = {
  pricing_name: 'Plan 9',
  location: 'Loge',
  location_color: 'abc',
  plan_holder_price_per_game: '1.00',
  plan_holder_total: '2.00',
  box_office_price_per_game: '',
  box_office_plan_total: '3.05',
}

it('[check 39] plans are added, changed and deleted without credentials, and read again each time', async () => {
  const list = mount(() => useAdminPricingLocations())
  await waitFor(() => expect(list.current.data).toBeDefined())
  const count = list.current.data?.length ?? 0

  await write(() => useAddAdminPricingLocation(), plan)
  await waitFor(() => expect(list.current.data).toHaveLength(count + 1))
  const id = list.current.data?.at(-1)?.id ?? 0
  expect(list.current.data?.at(-1)).toEqual({ ...plan, id })

  await write(() => useEditAdminPricingLocation(), { ...plan, id, pricingPlanName: ' Plan 10 ' })
  await waitFor(() => expect(list.current.data?.at(-1)?.pricingPlanName).toBe('Plan 10'))

  await write(() => useDeleteAdminPricingLocation(), id)
  await waitFor(() => expect(list.current.data).toHaveLength(count))

  expect(writes()).toEqual([
    { method: 'POST', url: `${root}/pricing-plans`, body: wire, credentials },
    {
      method: 'PUT',
      url: `${root}/pricing-plans/${id}`,
      body: { ...wire, pricing_name: 'Plan 10' },
      credentials,
    },
    { method: 'DELETE', url: `${root}/pricing-plans/${id}`, body: null, credentials },
  ])
  expect(new Set(sent().map((entry) => entry.credentials))).toEqual(new Set([credentials]))
})

it('reps are added, given plans and deleted without credentials, and read again each time', async () => {
  const list = mount(() => useAdminReps())
  await waitFor(() => expect(list.current.data).toHaveLength(7))
  const [first, second] = (await read(() => useAdminPricingLocations())).map((row) => row.id)
  if (first === undefined || second === undefined) throw new Error('The sample has no plans.')

  await write(() => useAddAdminRep(), {
    name: ' N ',
    email: ' n@example.com ',
    pricingLocationIds: [first],
  })
  await waitFor(() => expect(list.current.data).toHaveLength(8))
  const id = list.current.data?.at(-1)?.id ?? 0
  expect(list.current.data?.at(-1)).toEqual(
    aRep({ id, name: 'N', email: 'n@example.com', pricingLocationIds: [first] }),
  )

  await write(() => useSetAdminRepPricingLocations(), { id, pricingLocationIds: [second, first] })
  await waitFor(() =>
    expect(list.current.data?.at(-1)?.pricingLocationIds).toEqual([first, second]),
  )
  await write(() => useSetAdminRepPricingLocations(), { id, pricingLocationIds: [] })
  await waitFor(() => expect(list.current.data?.at(-1)?.pricingLocationIds).toEqual([]))

  await write(() => useDeleteAdminRep(), id)
  await waitFor(() => expect(list.current.data).toHaveLength(7))

  expect(writes()).toEqual([
    {
      method: 'POST',
      url: `${root}/reps`,
      body: { rep_name: 'N', rep_email: 'n@example.com', plans: [first] },
      credentials,
    },
    {
      method: 'POST',
      url: `${root}/reps/${id}/plans`,
      body: { plans: [second, first] },
      credentials,
    },
    { method: 'POST', url: `${root}/reps/${id}/plans`, body: { plans: [] }, credentials },
    { method: 'DELETE', url: `${root}/reps/${id}`, body: null, credentials },
  ])
  expect(new Set(sent().map((entry) => entry.credentials))).toEqual(new Set([credentials]))
})

it.each(NO_LISTS)('%j is no list of plans and none of reps', async (body) => {
  answer('game-plans', body)
  expect((await failure(read(() => useAdminPricingLocations()))).kind).toBe('unreadable')
  expect((await failure(read(() => useAdminReps()))).kind).toBe('unreadable')
})
