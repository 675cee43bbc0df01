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
import { decodeReps } from '../../../src/api/reps'
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

it('writes no plans of a rep whose list came as an object', async () => {
  const [rep] = decodeReps([{ rep_id: 7, plans: { first: 1 } }]).rows
  const { id, pricingLocationIds } = rep ?? { id: 0, pricingLocationIds: [] }
  const writing = write(() => useSetAdminRepPricingLocations(), { id, pricingLocationIds })
  await expect(writing).rejects.toMatchObject({ oddValues: ['plans “Not readable”'] })
  expect(sent()).toEqual([])
})
