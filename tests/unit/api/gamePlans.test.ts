// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { useGamePlan } from '../../../src/api/gamePlans'
import { apiHooks } from './apiHooks'

const { read, answer } = apiHooks()

it.each([
  [
    { plan_event_name: ' N ', plan_total_events: null },
    { name: 'N', totalEvents: 0 },
  ],
  [[{ plan_event_name: 'N', plan_total_events: '7' }], { name: 'N', totalEvents: 7 }],
  [
    { plan_event_name: 26, plan_total_events: 'many' },
    { name: '26', totalEvents: Number.NaN },
  ],
  [{ plan_event_name: ' ' }, null],
])('reads %j', async (body, plan) => {
  answer('gameplans', body)
  expect(await read(() => useGamePlan('1'))).toEqual(plan)
})
