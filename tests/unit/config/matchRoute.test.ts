import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { normalizePublicPath } from '../../../src/config/linkText'
import { matchRoute } from '../../../src/config/matchRoute'
import { patterns } from '../../../src/config/paths'
import { isPublic } from '../../../src/config/sheets'

it.each([
  ['/', 'signIn', {}],
  ['/bgs/calendar/pricing-sheet/p26all', 'calendarPricingSheet', { combinePlanEvent: 'p26all' }],
  ['/bgs/calendar/p26all/', 'calendar', { combinePlanEvent: 'p26all' }],
  ['/bgs/calendar/a%2Fb', 'calendar', { combinePlanEvent: 'a/b' }],
  ['/bruins/plana/zoe', 'pricingSheet', { planname: 'plana', repname: 'zoe' }],
  ['/Bruins-Games/', 'bruinsGames', {}],
  ['/bgs/game-plans/edit/B26%20A', 'gamePlanEdit', { id: 'B26 A' }],
])('%s is %s', (path, key, params) => {
  expect(matchRoute(path)).toEqual({ key, params })
})

it.each([
  '/nowhere',
  '//evil.example',
  '/bgs/calendar/P26all',
  '/bgs/calendar/%E0%A4%A',
  '/bgs/calendar/a%252Fb',
])('%s is left to the router', (path) => {
  expect(matchRoute(path)).toBeNull()
})

it('finds what the router finds, in every address of every pattern, or nothing', () => {
  const texts = [
    'a',
    'A',
    'a b',
    'a%2Fb',
    '%25',
    '%252f',
    'a%3Fb',
    '%E0',
    '.',
    '~',
    'ü',
    'text',
    'chart',
  ]
  const fill = (pattern: string) =>
    texts.flatMap((one) =>
      texts.map((other) => pattern.replace(/:\w+/, one).replace(/:\w+/, other)),
    )
  const all = new Set(Object.values(patterns).flatMap(fill))
  const table = Object.entries(patterns).map(([id, path]) => ({ id, path }))
  const found = [...all].filter((path) => matchRoute(path) !== null)
  expect(found.length).toBeGreaterThan(200)
  for (const path of found) {
    const route = matchRoute(path)
    if (route === null) continue
    const [match] = matchRoutes(table, path) ?? []
    expect({ key: match?.route.id, params: match?.params }, path).toEqual(route)
    if (isPublic(route.key)) expect(normalizePublicPath(path)).toBe(path)
  }
})
