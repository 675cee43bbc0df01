// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePricingLocations } from '../../../src/api/pricingLocations'
import { decodeReps, useEditRep } from '../../../src/api/reps'
import type { Rep } from '../../../src/domain/rep'
import { aRep } from '../../records'
import { apiHooks } from './apiHooks'

const { write, mount } = apiHooks()

it('that are renamed stand under their new name in the pricing rows', async () => {
  const pricing = mount(() => usePricingLocations())
  const names = () => pricing.current.data?.flatMap((row) => row.repNames) ?? []
  await waitFor(() => expect(names()).toContain('Zoë Núñez'))
  await write(() => useEditRep(), { id: 1, name: 'Zoë New', email: 'z@example.com', phone: '' })
  await waitFor(() => expect(names()).toContain('Zoë New'))
})

it.each<[object, Partial<Rep>]>([
  [{ rep_id: ' 7 ', plans: 'all,07' }, { pricingLocationIds: ['all', 7] }],
  [{ plans: '1, 2,,2,' }, { pricingLocationIds: [1, 2] }],
  [{ plans: [1, '2', null] }, { pricingLocationIds: [1, 2] }],
  [{ plans: 3 }, { pricingLocationIds: [3] }],
  [
    { rep_name: ' N ', rep_email: null, rep_phone: 617 },
    { name: 'N', phone: '617' },
  ],
])('reads %j', (wire, domain) => {
  expect(decodeReps([{ rep_id: 7, ...wire }]).rows).toEqual([aRep({ id: 7, ...domain })])
})

it('misses a row without an id when it holds anything', () => {
  const { rows, unread } = decodeReps([
    ...[{ rep_id: 'x' }, { rep_name: 'N' }, { rep_id: null }, { rep_id: 0 }],
    { rep_id: 7 },
  ])
  expect(rows.map(({ id }) => id)).toEqual([7])
  expect(unread.map(({ reason }) => reason)).toEqual(['rep id can’t be "x"', 'rep id is missing'])
})
