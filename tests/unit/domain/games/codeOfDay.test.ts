import { expect, it } from 'vitest'
import { codeDayMismatch, suggestedCode } from '../../../../src/domain/games/game'
import { isGameOver, isUpcoming } from '../../../../src/domain/games/gamesByDate'
import { aGame } from '../../../records'

const games = [aGame({ eventName: ' b251011', date: '2025-10-11' })]

it.each([
  ['bruins', '2025-10-09', 'B251009'],
  ['celtics', '2025-10-11', 'C251011'],
  // Another game has it.
  ['bruins', '2025-10-11', ''],
  // A day that is only half typed.
  ['bruins', '', ''],
  ['bruins', '0002-10-09', ''],
  ['bruins', '2025-02-30', ''],
] as const)('the code of a game of the %s on %s is %j', (team, date, code) => {
  expect(suggestedCode(team, date, games)).toBe(code)
})

it.each([
  ['B251206', '2025-12-07', 'Code says Dec 6'],
  [' b251206-2', '2025-12-07', 'Code says Dec 6'],
  ['B251206', '2026-12-06', 'Code says Sat, Dec 6, 2025'],
  ['B251206', '2025-12-06', ''],
  ['B251399', '2025-12-07', ''],
  ['B-OPENER', '2025-12-07', ''],
  ['B251206', 'TBD', ''],
])('of the code %j a game on %s says %j', (eventName, date, text) => {
  expect(codeDayMismatch({ eventName, date })).toBe(text)
})

it.each([
  ['2025-12-05', { isOver: true, isAhead: false }],
  ['2025-12-06', { isOver: false, isAhead: true }],
  [' 2025-12-07 00:00:00', { isOver: false, isAhead: true }],
  ['TBD', { isOver: false, isAhead: false }],
])('a game on %j is over or ahead on Dec 6', (date, expected) => {
  const game = aGame({ date })
  const today = '2025-12-06'
  expect({ isOver: isGameOver(game, today), isAhead: isUpcoming(game, today) }).toEqual(expected)
})
