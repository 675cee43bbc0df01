// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { originalPlanGamesQuery } from '../../../src/api/plans'
import { apiHooks } from './apiHooks'

const { sent, client } = apiHooks()

it.each([
  ['B26FULL', '/bruins-games/distinct/plans/B26FULL'],
  ['b26full', '/bruins-games/distinct/plans/b26full'],
  ['C26FULL', '/celtics-games/distinct/plans/C26FULL'],
  ['c26full', '/celtics-games/distinct/plans/c26full'],
  ['X26CLASSICS', '/details/X26CLASSICS'],
  ['P26/B', '/details/P26%2FB'],
])('fetches the original plan %j by its first letter', async (plan, path) => {
  await client().fetchQuery(originalPlanGamesQuery(plan))
  expect(sent().map((entry) => entry.url)).toEqual([`/api/game-plans${path}`])
})
