import { expect, it } from 'vitest'
import { codeOfDay } from '../../../../src/domain/games/gameCode'
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
  expect(codeOfDay(team, date, games)).toBe(code)
})
