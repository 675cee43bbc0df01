import { expect, test } from 'vitest'
import type { TeamKey } from '../../../../src/content/teams'
import {
  calendarCode,
  isInSeason,
  seasonGames,
  seasonStartYear,
} from '../../../../src/domain/time/seasons'
import { aGame } from '../../../records'

test.each([
  ['p26rafb-p', 2025],
  ['bp26weekend', 2025],
  ['xP26', 2025],
  ['P99', 2098],
  ['P2', 2031],
  ['', 2031],
])('a plan called %j starts in %i', (code, year) => {
  expect(seasonStartYear(code, '2031-02-03')).toBe(year)
})

const both: TeamKey[] = ['bruins', 'celtics']
test.each<[string, TeamKey[], string | null]>([
  ['p26both', both, 'P26FA'],
  ['p26rafb-p', ['bruins'], 'P26FA'],
  ['bp26weekend', ['bruins'], 'P26HB'],
  ['weekend', ['bruins'], 'P32HB'],
  ['p26x', [], null],
])('the calendar code of %j with %j is %j', (code, teams, expected) => {
  expect(calendarCode(code, new Set(teams), 2031)).toBe(expected)
})

test.each([
  [{ year: 2025, month: 8, day: 31 }, false],
  [{ year: 2025, month: 9, day: 1 }, true],
  [{ year: 2026, month: 4, day: 30 }, true],
  [{ year: 2026, month: 5, day: 1 }, false],
  [{ year: 2026, month: 9, day: 1 }, false],
  [{ year: 2025, month: 4, day: 1 }, false],
])('%j is in the season 2025: %s', (day, expected) => {
  expect(isInSeason(day, 2025)).toBe(expected)
})

test('a sheet shows the games of its season, and those without a date', () => {
  const dates = ['2025-08-31', '2025-09-01', '2026-04-30 19:00:00', '2026-05-01', '', '0000-00-00']
  const games = dates.map((date) => aGame({ date }))
  expect(seasonGames(games, 2025).map(({ date }) => date)).toEqual([
    '2025-09-01',
    '2026-04-30 19:00:00',
    '',
    '0000-00-00',
  ])
})
