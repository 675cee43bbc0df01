// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGamePlan, useSaveGamePlan } from '../../../src/api/gamePlans'
import { usePlans } from '../../../src/api/plans'
import { apiHooks, failure, IMPOSSIBLE_NAMES, json } from './apiHooks'

const { read, write, writes, sent, answer, mount } = apiHooks()
const root = '/api/game-plans/gameplans'

it('is read, changed and read back; the plan lists follow', async () => {
  expect(await read(() => useGamePlan('B26NINE'))).toEqual({ name: 'B26NINE', totalEvents: 9 })
  const plans = mount(() => usePlans('bruins'))
  await waitFor(() => expect(plans.current.data).toBeDefined())
  await write(() => useSaveGamePlan('B26NINE'), { name: ' B26 A/B ', totalEvents: 12 })
  expect(writes()).toEqual([
    {
      method: 'PUT',
      url: `${root}/B26NINE`,
      credentials: 'include',
      body: { plan_event_name: 'B26 A/B', plan_total_events: 12 },
    },
  ])
  expect(await read(() => useGamePlan('B26 A/B'))).toEqual({ name: 'B26 A/B', totalEvents: 12 })
  expect(sent().at(-1)).toMatchObject({ url: `${root}/B26%20A%2FB`, credentials: 'include' })
  await waitFor(() =>
    expect(plans.current.data?.map((plan) => plan.name)).toEqual(
      expect.arrayContaining(['B26 A/B']),
    ),
  )
})

it.each([
  [
    { plan_event_name: 'N', plan_total_events: '7' },
    { name: 'N', totalEvents: 7 },
  ],
  [
    { plan_event_name: ' N ', plan_total_events: null },
    { name: 'N', totalEvents: 0 },
  ],
  [[{ plan_event_name: 'N', plan_total_events: 7 }], { name: 'N', totalEvents: 7 }],
  [
    { plan_event_name: 26, plan_total_events: 'many' },
    { name: '26', totalEvents: 0 },
  ],
])('reads %j', async (body, plan) => {
  answer('gameplans', body)
  expect(await read(() => useGamePlan('1'))).toEqual(plan)
})

it.each([
  '',
  'null',
  '{}',
  '[]',
  'false',
  '7',
  '"N"',
  json({ plan_event_name: ' ' }),
  json({ success: false, message: 'none' }),
])('%j is no plan', async (body) => {
  answer('gameplans', body)
  expect(await read(() => useGamePlan('1'))).toBeNull()
})

it('an unknown plan is null after one request, and saving it fails', async () => {
  expect(await read(() => useGamePlan('nobody'))).toBeNull()
  expect(sent()).toHaveLength(1)
  const error = await failure(write(() => useSaveGamePlan('nobody'), { name: 'N', totalEvents: 1 }))
  expect(error).toMatchObject({ kind: 'status', status: 404 })
})

it.each(['{"plan', '<html></html>'])('%j cannot be read', async (body) => {
  answer('gameplans', body)
  expect((await failure(read(() => useGamePlan('1')))).kind).toBe('unreadable')
})

it.each(IMPOSSIBLE_NAMES)('%j is refused before any request', async (id) => {
  const failures = [
    await failure(read(() => useGamePlan(id))),
    await failure(write(() => useSaveGamePlan(id), { name: 'N', totalEvents: 1 })),
  ]
  expect(failures.map((error) => error.kind)).toEqual(['refused', 'refused'])
  expect(sent()).toEqual([])
})
