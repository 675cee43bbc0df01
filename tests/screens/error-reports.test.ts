import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../src/api/errors'
import { pageOf, plainMessage, reportError, startReporting } from '../../src/app/errorReports'

const sent: [string, unknown][] = []
beforeEach(() => {
  sent.length = 0
  navigator.sendBeacon = (address, body) => {
    sent.push([String(address), JSON.parse(String(body))])
    return true
  }
})
afterEach(() => {
  startReporting(undefined, 'https://host.example/none.js')
  // jsdom has none.
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const on = () =>
  startReporting(
    'https://errors.example.com/in',
    'https://host.example/game-plans/assets/index-Ab12.js',
  )

it('what nobody caught leaves with the page and the build, once', () => {
  window.history.replaceState(null, '', '/game-plans/bruins/plana/zoenunez')
  on()
  const error = new TypeError("Cannot read properties of undefined (reading 'Zoë Núñez')")
  for (const _ of ['first', 'again']) window.dispatchEvent(new ErrorEvent('error', { error }))
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: new ApiError('timeout'),
  })
  window.dispatchEvent(rejection)
  const page = '/bruins/:planname/:repname'
  const build = 'index-Ab12.js'
  expect(sent).toEqual([
    [
      'https://errors.example.com/in',
      { message: 'TypeError: Cannot read properties of undefined (reading …', page, build },
    ],
    ['https://errors.example.com/in', { message: 'ApiError: timeout', page, build }],
  ])
})

it('nothing leaves when reports are off, and no more than five when a page breaks in many ways', () => {
  reportError(new Error('first'))
  expect(sent).toEqual([])
  on()
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) reportError(new Error(`broke in ${word}`))
  expect(sent).toHaveLength(5)
})

it.each([
  [new SyntaxError('Unexpected token \'J\', "[{"name":"Jane Doe"... is not valid JSON')],
  [new Error('no rep jane@example.com for $1,234.50 at https://host.example/Jane')],
  [new RangeError(`${'x'.repeat(500)} 61.50`)],
  ['Jane'],
  [['Jane']],
])('names and prices stay here: %s', (error) => {
  const message = plainMessage(error)
  expect(message).not.toMatch(/Jane|\d/)
  expect(message.length).toBeLessThanOrEqual(200)
})

it.each([
  ['/game-plans', '/'],
  ['/game-plans/Bruins-Reps/', '/bruins-reps'],
  ['/game-plans/bgs/game-plans/edit/12', '/bgs/game-plans/edit/:id'],
  ['/game-plans/bruins/grouptickets/jane', '/bruins/grouptickets/:repname'],
  ['/game-plans/jane/doe/was/here', '/…'],
])('%s is reported as %s', (path, page) => {
  expect(pageOf(path)).toBe(page)
})
