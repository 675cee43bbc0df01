import { expect, it } from 'vitest'
import { type Game, NO_GAME } from '../../../../src/domain/games/game'
import {
  changeSteps,
  type GameChanges,
  numberGames,
  setFacts,
  shiftTimes,
  splitDeletable,
} from '../../../../src/staff/games/bulk/bulkChanges'

const game = (eventName: string, facts: Partial<Game> = {}): Game => ({
  ...NO_GAME,
  eventName,
  date: `20${eventName.slice(1, 3)}-${eventName.slice(3, 5)}-${eventName.slice(5, 7)}`,
  time: '19:00:00',
  ...facts,
})
const told = ({ changed, skipped }: GameChanges, field: keyof Game) => [
  ...changed.map(({ after }) => `${after.eventName} ${after[field]}`),
  ...skipped.map(({ game, reason }) => `${game.eventName} ${reason}`),
]

it('shifts times within their day, and leaves those that are not known', () => {
  const games = [
    game('B251009'),
    game('B251010', { time: '13:05' }),
    game('B251011', { time: '23:30:00' }),
    game('B251012', { time: '00:00:00' }),
    game('B251013', { time: 'TBD' }),
  ]
  expect(told(shiftTimes(games, 30), 'time')).toEqual([
    'B251009 19:30:00',
    'B251010 13:35:00',
    'B251011 would start on another day',
    'B251012 no start time',
    'B251013 no start time',
  ])
  expect(told(shiftTimes(games, -785), 'time').slice(0, 2)).toEqual([
    'B251009 05:55:00',
    'B251011 10:25:00',
  ])
  expect(changeSteps('bruins', shiftTimes(games.slice(0, 1), 30))).toEqual([
    {
      kind: 'changeGame',
      team: 'bruins',
      before: games[0],
      after: { ...games[0], time: '19:30:00' },
    },
  ])
})

it('sets a field where it is not so already, and numbers games by day and hour', () => {
  const games = [
    game('B251012', { team: 'Bruins vs. Utah', gameNumber: 9 }),
    game('B251009', { team: 'TBD', gameNumber: 3 }),
    game('B251012B', { date: '2025-10-12', time: '13:00:00' }),
  ]
  expect(told(setFacts(games, { time: '19:00' }), 'time')).toEqual([
    'B251012B 19:00',
    'B251012 already set',
    'B251009 already set',
  ])
  expect(told(setFacts(games.slice(0, 2), { team: 'TBD' }), 'team')[0]).toBe('B251012 TBD')
  expect(told(numberGames(games, 3), 'gameNumber')).toEqual([
    'B251012B 4',
    'B251012 5',
    'B251009 already set',
  ])
})

it('leaves games that share a code to the question that names each', () => {
  const games = [game('B251009'), game('b251009 ', { date: '2025-10-10' }), game('B251011')]
  const { deletable, skipped } = splitDeletable([games[0] as Game, games[2] as Game], games)
  expect(deletable.map(({ eventName }) => eventName)).toEqual(['B251011'])
  expect(skipped.map(({ reason }) => reason)).toEqual(['shares its code with another game'])
})
