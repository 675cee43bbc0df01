// @vitest-environment jsdom
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
import { aLocation } from '../../records'
import { apiHooks } from './apiHooks'

const { read, write, sent, answer } = apiHooks()

it('[check 39] every call of the admin variant leaves without credentials', async () => {
  await read(() => useAdminPricingLocations())
  await write(() => useAddAdminPricingLocation(), aLocation({ location: 'Loge' }))
  const id = (await read(() => useAdminPricingLocations())).at(-1)?.id ?? 0
  await write(() => useEditAdminPricingLocation(), aLocation({ id, location: 'Balcony' }))
  const rep = { name: 'N', email: 'n@example.com', pricingLocationIds: [id] }
  await write(() => useAddAdminRep(), rep)
  const repId = (await read(() => useAdminReps())).at(-1)?.id ?? 0
  await write(() => useSetAdminRepPricingLocations(), { id: repId, pricingLocationIds: [] })
  await write(() => useDeleteAdminRep(), repId)
  await write(() => useDeleteAdminPricingLocation(), id)
  // XMLHttpRequest without `withCredentials`: cookies never travel to the provider's host.
  expect(sent().map(({ credentials }) => credentials)).toEqual(Array(9).fill('omit'))
})

it('plan ids that cannot be read go back as they came, and into no copy', async () => {
  answer('reps', [{ rep_id: 7, rep_name: 'N', rep_email: 'n@example.com', plans: { a: 1 } }])
  const [rep] = await read(() => useAdminReps())
  if (!rep) throw new Error('no rep')
  expect(rep.pricingLocationIds).toEqual(['Not readable'])
  await write(() => useSetAdminRepPricingLocations(), rep)
  await write(() => useAddAdminRep(), { ...rep, name: 'Copy' })
  expect(sent().flatMap(({ body }) => (body ? [body] : []))).toEqual([
    { plans: { a: 1 } },
    expect.objectContaining({ plans: [] }),
  ])
})
