import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { choiceFigures } from '../../../../src/staff/plans/builder/choiceFigures'
import { choosableGames, foundGames } from '../../../../src/staff/plans/builder/gameSearch'
import { ambiguousCodes, pickableGames } from '../../../../src/staff/plans/builder/pickableGames'
import { seasonMonths } from '../../../../src/staff/plans/builder/SeasonViews'
import {
  chosenKeys,
  keysBetween,
  planChanges,
  readWanted,
  type WantedChanges,
  wantedTexts,
  withGames,
} from '../../../../src/staff/plans/builder/wantedGames'
import { aGame, anEveningGame } from '../../../records'

const ALL = { month: '', weekday: '', opponent: '', time: '', plan: '' }
const PRICES = [
  ['B251004', 'Oct 4', '71.50', '61.50'],
  ['B251009', 'Oct 9', '186.00', '176.00'],
  ['B251010', 'Oct 10', 'xx', 'xx'],
] as const
const OCTOBER: Game[] = [
  anEveningGame('B251004', 'PRESEASON Bruins vs. New York Rangers', '2025-10-04', '14:00:00'),
  anEveningGame('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
  anEveningGame('B251010', 'Bruins vs. Rangers', '2025-10-10'),
  anEveningGame('B251101', 'Bruins vs. Montréal Canadiens', '2025-11-01', '00:00:00'),
  aGame({ eventName: 'B25X', team: 'Bruins vs. TBD' }),
]
const games = pickableGames(OCTOBER, PRICES)
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)

describe('the games to choose from', () => {
  it('are told by day, opponent, hour and mark, and stand once by their code', () => {
    expect(games.map(({ name, shortName, partOfDay }) => [name, shortName, partOfDay])).toEqual([
      ['Saturday, October 4, 2025, New York Rangers, 2:00 PM, preseason', 'NYR', 'afternoon'],
      ['Thursday, October 9, 2025, Chicago Blackhawks, 7:00 PM', 'CHI', 'evening'],
      ['Friday, October 10, 2025, New York Rangers, 7:00 PM', 'NYR', 'evening'],
      ['Saturday, November 1, 2025, Montreal Canadiens', 'MTL', ''],
      ['B25X, Bruins vs. TBD', 'Bruins vs. TBD', ''],
    ])
    const twin = aGame({ eventName: 'b251009 ', date: '2025-10-12' })
    expect(keysOf(pickableGames([...OCTOBER, twin], []))).toEqual(keysOf(games))
    expect(ambiguousCodes([...OCTOBER, ...OCTOBER, twin])).toEqual(['B251009'])
  })

  it.each([
    ['rangers oct', ['B251004', 'B251010']],
    ['all against Rangers', ['B251004', 'B251010']],
    ['all Saturdays', ['B251004', 'B251101']],
    ['montreal', ['B251101']],
    ['10/9', ['B251009']],
    ['oct 1', []],
    ['7pm fri', ['B251010']],
    ['pre', ['B251004']],
    ['b2511', ['B251101']],
    ['  ', ['B251004', 'B251009', 'B251010', 'B251101', 'B25X']],
  ])('are found by %j', (search, found) => {
    expect(keysOf(foundGames(games, search, ALL))).toEqual(found)
  })

  it.each([
    [{ month: '2025-10', time: 'evening' }, ['B251009', 'B251010']],
    [{ weekday: '6', opponent: 'New York Rangers' }, ['B251004']],
    [{ plan: 'none', month: '2025-11' }, ['B251101']],
  ])('are narrowed down by %j', (filter, found) => {
    expect(keysOf(foundGames(games, '', { ...ALL, ...filter }))).toEqual(found)
  })
})

it.each([
  ['all Saturdays', {}, ['B251101']],
  ['', { weekday: '6' }, ['B251101']],
  // Asked for, or nothing else there, a preseason game is chosen like the others.
  ['preseason saturday', {}, ['B251004']],
  ['rangers sat', {}, ['B251004']],
  ['rangers', {}, ['B251004', 'B251010']],
])('‘Choose these’ takes by weekday no preseason game: %j %j', (search, filter, taken) => {
  const narrowed = { ...ALL, ...filter }
  const shown = foundGames(games, search, narrowed)
  expect(keysOf(choosableGames(shown, search, narrowed))).toEqual(taken)
})

it('the figures count games, weekdays, opponents, days in a row, and prices that are known', () => {
  const all = choiceFigures(games, new Set(keysOf(games)))
  expect(all).toMatchObject({ gameCount: 5, preseasonCount: 1, backToBackCount: 1 })
  expect(all).toMatchObject({ rowA: 25_750, unpricedCount: 3 })
  expect(all.weekdays.map(({ chosenCount }) => chosenCount)).toEqual([0, 0, 0, 0, 1, 1, 2])
  expect(all.opponents.map(({ name, chosenCount }) => [name, chosenCount])).toContainEqual([
    'Rangers',
    2,
  ])
})

it('a weekday chooses its preseason games after its others', () => {
  const isPreseason = ({ mark }: { mark: string }) => mark === 'PRE'
  const day = games.find(isPreseason)?.weekday
  const ofDay = games.filter(({ weekday }) => weekday === day)
  const regular = keysOf(ofDay.filter((game) => !isPreseason(game)))
  expect(regular).not.toEqual([])
  const nextOf = (chosen: string[]) =>
    choiceFigures(games, new Set(chosen)).weekdays[Number(day)]?.toggledKeys
  expect([nextOf([]), nextOf(regular)]).toEqual([regular, keysOf(ofDay)])
})

/** Seasons with open days, twins and days of two games; a plan; and what a person does. */
const anySeason = fc
  .array(
    fc.record({
      code: fc.integer({ min: 0, max: 40 }),
      date: fc.constantFrom(
        '',
        '2025-10-09',
        '2025-10-10',
        '2025-11-01',
        '2026-01-31',
        '0000-00-00',
      ),
      time: fc.constantFrom('', '13:00:00', '19:30:00'),
      opponent: fc.constantFrom('Rangers', 'Chicago Blackhawks', 'TBD', 'Ünknown'),
      plans: fc.constantFrom<string[]>([], ['B26FULL']),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    pickableGames(
      rows.map(({ code, opponent, ...game }) =>
        aGame({ ...game, eventName: `B${code}`, team: `Bruins vs. ${opponent}` }),
      ),
      [],
    ),
  )
const anyAct = fc.record({
  from: fc.nat(),
  to: fc.nat(),
  isIn: fc.boolean(),
  search: fc.constantFrom('', 'rangers', 'oct', 'sat', 'nothing of it'),
  weekday: fc.constantFrom('', '4', '6'),
})

describe('one selection, two views', () => {
  it('both hold the same games, chosen alike; what is saved makes the plan what is shown', () => {
    fc.assert(
      fc.property(anySeason, fc.array(fc.nat()), fc.array(anyAct), (season, inPlan, acts) => {
        const stored = new Set(inPlan.flatMap((at) => season[at % (season.length || 1)]?.key ?? []))
        let wanted: WantedChanges = new Map()
        for (const { from, to, isIn, search, weekday } of acts) {
          const shown = foundGames(season, search, { ...ALL, weekday })
          const { months, undated } = seasonMonths(shown)
          const inCalendar = [
            ...months.flatMap(({ weeks }) => weeks.flat().flatMap((day) => day?.games ?? [])),
            ...undated,
          ]
          expect(inCalendar.map((game) => game.key)).toEqual(keysOf(shown))
          const [one, other] = [from, to].map((at) => shown[at % (shown.length || 1)]?.key ?? '')
          const keys = keysBetween(shown, one ?? '', other ?? '')
          wanted = withGames(stored, wanted, { keys, isIn })
          const chosen = chosenKeys(stored, wanted)
          expect(keys.every((key) => chosen.has(key) === isIn)).toBe(true)

          const { added, removed } = planChanges(season, stored, wanted)
          const saved = new Set([...stored, ...keysOf(added)])
          for (const { key } of removed) saved.delete(key)
          expect(saved).toEqual(chosen)
          expect(added.length + removed.length).toBe(wanted.size)
          expect(readWanted(wantedTexts(wanted))).toEqual(wanted)
          const { gameCount, weekdays } = choiceFigures(season, chosen)
          expect(gameCount).toBe(chosen.size)
          const dated = season.filter(({ key, day }) => day && chosen.has(key))
          expect(weekdays.reduce((sum, day) => sum + day.chosenCount, 0)).toBe(dated.length)
        }
      }),
    )
  })

  it('leaves alone what somebody else did meanwhile, and sends nothing that already set', () => {
    const before = new Set(['B251009'])
    let wanted = withGames(before, new Map(), { keys: ['B251004', 'B251010'], isIn: true })
    wanted = withGames(before, wanted, { keys: ['B251009'], isIn: false })
    // Meanwhile: one of these is added by somebody else, the other taken out, and a third added.
    const now = new Set(['B251010', 'B251101'])
    expect([...chosenKeys(now, wanted)].sort()).toEqual(['B251004', 'B251010', 'B251101'])
    const { added, removed } = planChanges(games, now, wanted)
    expect([keysOf(added), keysOf(removed)]).toEqual([['B251004'], []])
  })
})
