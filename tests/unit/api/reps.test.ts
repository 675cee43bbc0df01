// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePricingLocations } from '../../../src/api/pricing'
import { repsQuery, useAddRep, useDeleteRep, useEditRep, useReps } from '../../../src/api/reps'
import type { Rep } from '../../../src/domain/rep'
import type { Json } from '../../mock-api/wire'
import { apiHooks, failure, NO_LISTS } from './apiHooks'

const { read, write, writes, sent, answer, unread, mount } = apiHooks()
const root = '/api/game-plans/bruins/reps'

it('are read with cookies', async () => {
  const reps = await read(() => useReps())
  expect(reps.map((rep) => rep.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(reps[3]).toMatchObject({ name: 'Dana Whitfield', phone: '' })
  expect(sent()).toEqual([{ method: 'GET', url: root, body: null, credentials: 'include' }])
})

it('are added, changed, deleted and read again each time', async () => {
  const list = mount(() => useReps())
  await waitFor(() => expect(list.current.data).toHaveLength(7))

  await write(() => useAddRep(), {
    name: ' Zoë “Z” O’N ',
    email: ' z@example.com ',
    phone: ' 617 ',
  })
  await waitFor(() => expect(list.current.data).toHaveLength(8))
  const added = list.current.data?.at(-1)
  const id = added?.id ?? 0
  expect(added).toEqual({
    id,
    name: 'Zoë “Z” O’N',
    email: 'z@example.com',
    phone: '617',
    pricingLocationIds: [],
  })

  await write(() => useEditRep(), { id, name: 'New ', email: ' n@example.com', phone: '' })
  await waitFor(() =>
    expect(list.current.data?.at(-1)).toEqual({
      id,
      name: 'New',
      email: 'n@example.com',
      phone: '',
      pricingLocationIds: [],
    }),
  )

  await write(() => useDeleteRep(), id)
  await waitFor(() => expect(list.current.data).toHaveLength(7))

  expect(writes()).toEqual([
    {
      method: 'POST',
      url: `${root}/add`,
      credentials: 'include',
      body: { rep_name: 'Zoë “Z” O’N', rep_email: 'z@example.com', rep_phone: '617' },
    },
    {
      method: 'PUT',
      url: `${root}/edit`,
      credentials: 'include',
      body: { rep_id: id, rep_name: 'New', rep_email: 'n@example.com', rep_phone: '' },
    },
    { method: 'DELETE', url: `${root}/delete/${id}`, credentials: 'include', body: null },
  ])
})

it('that are renamed stand under their new name in the pricing rows', async () => {
  const pricing = mount(() => usePricingLocations())
  const names = () => pricing.current.data?.flatMap((row) => row.repNames) ?? []
  await waitFor(() => expect(names()).toContain('Zoë Núñez'))
  await write(() => useEditRep(), { id: 1, name: 'Zoë New', email: 'z@example.com', phone: '' })
  await waitFor(() => expect(names()).toContain('Zoë New'))
})

it.each<[object, Partial<Rep>]>([
  [{ rep_id: '7' }, {}],
  [{ rep_id: ' 7 ' }, {}],
  [{ plans: '1, 2,,2,' }, { pricingLocationIds: [1, 2] }],
  [{ plans: [1, '2', null] }, { pricingLocationIds: [1, 2] }],
  [{ plans: 3 }, { pricingLocationIds: [3] }],
  [{ plans: '' }, { pricingLocationIds: [] }],
  [{ plans: 'all' }, { pricingLocationIds: [] }],
  [
    { rep_name: ' N ', rep_email: null, rep_phone: 617 },
    { name: 'N', phone: '617' },
  ],
])('reads %j', async (wire, domain) => {
  answer('reps', [{ rep_id: 7, ...wire }])
  const rep = { id: 7, name: '', email: '', phone: '', pricingLocationIds: [] }
  expect(await read(() => useReps())).toEqual([{ ...rep, ...domain }])
  expect(unread(repsQuery())).toEqual([])
})

it.each<[Json, string[]]>([
  [{ rep_id: 'x' }, ['rep id cannot be "x"']],
  [{ rep_name: 'N' }, ['rep id is missing']],
  [{ rep_id: null }, []],
  [{ rep_id: 0 }, []],
  [null, []],
  ['x', []],
])('leaves out the row %j and says so when it holds anything', async (broken, why) => {
  answer('reps', [broken, { rep_id: 7 }])
  expect((await read(() => useReps())).map((rep) => rep.id)).toEqual([7])
  expect(unread(repsQuery()).map((row) => row.why)).toEqual(why)
})

it.each(NO_LISTS)('cannot be read from %j', async (body) => {
  answer('reps', body)
  expect((await failure(read(() => useReps()))).kind).toBe('unreadable')
})
