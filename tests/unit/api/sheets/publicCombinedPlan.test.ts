// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type PublicCombinedPlan,
  usePublicCombinedPlan,
} from '../../../../src/api/sheets/publicCombinedPlan'
import { prefetchSheet } from '../../../../src/api/sheets/sheetQueries'
import { createSession } from '../../../mock-api/auth'
import { apiHooks } from '../apiHooks'

const { mount, sent, answer, api, client } = apiHooks()

const urls = () => sent().map((entry) => entry.url.replace('/api/game-plans', ''))

/** The sheet's data once it is there. */
function ready(sheet: { current: PublicCombinedPlan }) {
  if (sheet.current.state !== 'ready') throw new Error(`The sheet is ${sheet.current.state}.`)
  return sheet.current
}

const settled = (sheet: { current: PublicCombinedPlan }) =>
  waitFor(() => expect(sheet.current.state).not.toBe('loading'))

it('is one plan and, at once, the games of all its original plans', async () => {
  createSession(api.db, null)
  const sheet = mount(() => usePublicCombinedPlan('p26all'))
  expect(sheet.current).toEqual({ state: 'loading' })
  await settled(sheet)
  expect(urls()).toEqual([
    '/combined/distinct/single/p26all',
    '/bruins-games/distinct/plans/B26FULL',
    '/celtics-games/distinct/plans/C26FULL',
    '/details/X26CLASSICS',
  ])
  const { plan, games, missingPlans } = ready(sheet)
  expect(plan).toMatchObject({
    code: 'P26ALL',
    originalPlans: ['B26FULL', 'C26FULL', 'X26CLASSICS'],
  })
  expect(missingPlans).toEqual([])
  const codes = games.map((game) => game.eventName)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['B251101', 'C251101']))
})

it('holds a game once whatever its letter case', async () => {
  answer('bruins-games', [{ event_name: 'b1' }, { event_name: 'B1' }, { event_name: 'B2' }])
  answer('celtics-games', [{ event_name: 'B2' }, { event_name: 'C1' }])
  const sheet = mount(() => usePublicCombinedPlan('P26RAFB-P'))
  await settled(sheet)
  expect(ready(sheet).games.map((game) => game.eventName)).toEqual(['b1', 'B2', 'C1'])
})

it('waits for every original plan', async () => {
  api.faults.add({ kind: 'hang', path: 'celtics-games' })
  const sheet = mount(() => usePublicCombinedPlan('P26RAFB-P'))
  await waitFor(() => expect(sent()).toHaveLength(3))
  await waitFor(() =>
    expect(
      client()
        .getQueryCache()
        .getAll()
        .map((query) => query.state.status),
    ).toEqual(['success', 'success', 'pending']),
  )
  expect(sheet.current.state).toBe('loading')
})

it('names the original plans that could not be loaded, and loads only these again', async () => {
  const repaired = api.faults.add({ kind: 'html', path: 'celtics-games' })
  const sheet = mount(() => usePublicCombinedPlan('P26RAFB-P'))
  await settled(sheet)
  expect(ready(sheet).missingPlans).toEqual(['C26FULL'])
  expect(ready(sheet).games.every((game) => game.eventName.startsWith('B'))).toBe(true)
  repaired()
  const before = sent().length
  act(() => ready(sheet).retry())
  await waitFor(() => expect(ready(sheet).missingPlans).toEqual([]))
  expect(ready(sheet).games.some((game) => game.eventName.startsWith('C'))).toBe(true)
  expect(urls().slice(before)).toEqual(['/celtics-games/distinct/plans/C26FULL'])
})

it('a plan without original plans is ready, without games', async () => {
  answer('single', { combine_plan_event: 'P1', original_plans: null })
  const sheet = mount(() => usePublicCombinedPlan('P1'))
  await settled(sheet)
  expect(ready(sheet)).toMatchObject({ games: [], missingPlans: [] })
})

it('an unknown code is not found', async () => {
  const sheet = mount(() => usePublicCombinedPlan('nobody'))
  await settled(sheet)
  expect(sheet.current).toEqual({ state: 'not-found' })
  expect(sent()).toHaveLength(1)
})

it('a plan that cannot be loaded has failed after three tries, and can be tried again', async () => {
  const repaired = api.faults.add({ kind: 'no-answer', path: 'single' })
  const sheet = mount(() => usePublicCombinedPlan('P26RAFB-P'))
  await settled(sheet)
  expect(sheet.current.state).toBe('failed')
  expect(sent()).toHaveLength(3)
  repaired()
  const { current } = sheet
  act(() => {
    if (current.state === 'failed') current.retry()
  })
  await waitFor(() => expect(sheet.current.state).toBe('ready'))
})

it('prefetched calls are not made twice', async () => {
  await prefetchSheet(client(), 'calendar', { combinePlanEvent: 'p26rafb-p' }, '')
  const sheet = mount(() => usePublicCombinedPlan('p26rafb-p'))
  await settled(sheet)
  expect(ready(sheet).missingPlans).toEqual([])
  expect(urls()).toEqual([
    '/combined/distinct/single/p26rafb-p',
    '/bruins-games/distinct/plans/B26FULL',
    '/celtics-games/distinct/plans/C26FULL',
  ])
})

it('what is refused before the sheet is there is asked once', async () => {
  answer('single', {}, 403)
  await prefetchSheet(client(), 'calendar', { combinePlanEvent: 'p26rafb-p' }, '')
  const sheet = mount(() => usePublicCombinedPlan('p26rafb-p'))
  await settled(sheet)
  expect(sheet.current.state).toBe('failed')
  expect(sent()).toHaveLength(1)
})

it('games that are refused before the sheet is there are asked for once', async () => {
  answer('celtics-games', {}, 403)
  await prefetchSheet(client(), 'calendar', { combinePlanEvent: 'p26rafb-p' }, '')
  await waitFor(() =>
    expect(
      client()
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(['success', 'success', 'error']),
  )
  const sheet = mount(() => usePublicCombinedPlan('p26rafb-p'))
  await settled(sheet)
  expect(ready(sheet).missingPlans).toEqual(['C26FULL'])
  expect(sent()).toHaveLength(3)
})

it.each(['nobody', '.', '\uD800'])('prefetching %j never throws', async (code) => {
  await expect(
    prefetchSheet(client(), 'calendar', { combinePlanEvent: code }, ''),
  ).resolves.toBeUndefined()
})
