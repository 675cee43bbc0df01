import { expect, test } from 'vitest'
import type { CombinedPlan } from '../../../../src/domain/combinedPlan'
import { NO_GAME } from '../../../../src/domain/games/game'
import { easternText } from '../../../../src/domain/time/dates'
import { dayGroup, nextGames, recentPackages } from '../../../../src/staff/users/overviewRecords'

const game = (date: string, time: string) => ({
  ...NO_GAME,
  eventName: `${date} ${time}`,
  date,
  time,
})

test('a game that has begun is no longer ahead; one without a time is all day, one without a day never', () => {
  const games = [
    game('TBD', '19:00:00'),
    game('2026-01-20', '13:00:00'),
    game('2026-01-20', ''),
    game('2026-01-20', '00:00:00'),
    game('2026-01-20', '22:30:00'),
  ]
  // Ten in the evening at the arena.
  const now = easternText(new Date('2026-01-21T03:00:05Z'))
  expect(now).toBe('2026-01-20 22:00:05')
  const next = nextGames([{ team: 'bruins', games }], now)
  expect(next.map((one) => one.game.time)).toEqual(['', '00:00:00', '22:30:00'])
})

test('today, tomorrow and this week are days of the calendar, also where the clocks change', () => {
  const name = (now: string, date: string) =>
    dayGroup(date, easternText(new Date(now)).slice(0, 10))
  // Half past midnight on a day of 25 hours, and half an hour before one of 23 begins.
  expect(name('2026-11-01T04:30:00Z', '2026-11-01')).toBe('Today')
  expect(name('2026-11-01T04:30:00Z', '2026-11-02')).toBe('Tomorrow')
  expect(name('2026-11-01T04:30:00Z', '2026-11-07')).toBe('Next 7 days')
  expect(name('2026-11-01T04:30:00Z', '2026-11-08')).toBe('Later')
  expect(name('2027-03-14T04:30:00Z', '2027-03-14 00:00:00')).toBe('Tomorrow')
  expect(name('2027-03-14T04:30:00Z', '2027-03-15')).toBe('Next 7 days')
  expect(name('2027-03-14T04:30:00Z', '')).toBe('Later')
})

test('packages changed within seven days at the arena, the newest first; what has no day or a future one is not among them', () => {
  const plans = [
    ['OLD', '2026-01-12 23:59:59'],
    ['WALL', '2026-01-13 00:00:01'],
    // Two in the morning in London is the evening before at the arena.
    ['LATE', '2026-01-13T02:00:00Z'],
    ['NEW', '2026-01-19T18:00:00Z'],
    // Of one day, and later by a second though written as an instant.
    ['NEWER', '2026-01-19 13:00:01'],
    ['NEWEST', '2026-01-19T18:00:02Z'],
    ['TOMORROW', '2026-01-21T05:00:00Z'],
    ['NONE', ''],
    ['ODD', 'yesterday'],
  ].map(([code, lastUpdated]) => ({ code, lastUpdated }) as CombinedPlan)
  expect(recentPackages(plans, '2026-01-20').map(({ code }) => code)).toEqual([
    'NEWEST',
    'NEWER',
    'NEW',
    'WALL',
  ])
})
