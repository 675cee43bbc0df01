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

const { read, write, sent } = apiHooks()

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
