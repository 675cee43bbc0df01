import { describe, expect, it, test } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { uniqueByCodeAndDate } from '../../../../src/domain/games/uniqueGames'
import { withoutRepeatedGames } from '../../../../src/sheets/flyers/youthFlyer'
import { toListedGames } from '../../../../src/sheets/kit/gameList'
import { anEveningGame } from '../../../records'

const codes = (games: readonly { eventName: string }[]) => games.map(({ eventName }) => eventName)

describe('a line of the list', () => {
  it.each([
    ['Bruins vs. Chicago Blackhawks', 'Chicago Blackhawks', 'CHI', false],
    ['Bruins vs. Blackhawks', 'Chicago Blackhawks', 'CHI', false],
    ['PRESEASON Bruins vs. Rangers', 'New York Rangers', 'NYR', true],
    // The Kings of Los Angeles, not of Sacramento, whatever the code.
    ['vs. Kings', 'Los Angeles Kings', 'LAK', false],
    ['Bruins vs. Moscow Nobodies', 'Moscow Nobodies', 'X', false],
    ['', '', 'X', false],
  ])('%j plays %j', (team, opponent, abbreviation, isPreseason) => {
    const [line] = toListedGames([anEveningGame('X1', team, '2025-10-09')])
    expect(line).toMatchObject({ opponent, abbreviation, isPreseason })
    expect(line?.colors === undefined).toBe(abbreviation === 'X')
  })

  it.each([
    ['2025-10-09 00:00:00', 'Thu, Oct 9'],
    ['0000-00-00', ''],
    ['some day '.repeat(9), `${'some day '.repeat(6)}some…`],
  ])('date %j reads %j', (date, text) => {
    expect(toListedGames([anEveningGame('B1', '', date)])[0]?.date).toBe(text)
  })

  it.each([
    ['00:00:00', ''],
    ['', ''],
    ['after the parade '.repeat(9), `${'after the parade '.repeat(3)}after th…`],
  ])('time %j reads %j', (time, text) => {
    expect(toListedGames([anEveningGame('B1', '', '2025-10-09', time)])[0]?.time).toBe(text)
  })
})

it('takes the same code once, in any case', () => {
  const games = [
    anEveningGame('B1', 'first', ''),
    anEveningGame('B2', '', ''),
    anEveningGame('b1', 'second', ''),
  ]
  expect(uniqueByCodeAndDate(games)).toEqual(games.slice(0, 2))
})

it('keeps a second game of the same code on another day, and those whose day cannot be read', () => {
  const games = ['2025-10-09', '2025-10-16', '10/05/2025', '10/12/2025', ''].map((date) =>
    anEveningGame('B1', 'Bruins vs. Sabres', date),
  )
  const again = [
    anEveningGame('b1', '', '2025-10-16 00:00:00'),
    anEveningGame('B1', '', '0000-00-00'),
  ]
  expect(uniqueByCodeAndDate([...games, ...again])).toEqual(games)
})

it('keeps the logo of a game that is listed twice, wherever it stands', () => {
  const bare = anEveningGame('B1', 'Bruins vs. Sabres', '2025-10-11')
  const [first, second] = ['/a.svg', '/b.svg'].map((opponentLogo) => ({ ...bare, opponentLogo }))
  if (!first || !second) throw new Error('no games')
  for (const once of [uniqueByCodeAndDate, withoutRepeatedGames]) {
    expect(once([bare, first, second])).toEqual([first])
    expect(once([first, bare])).toEqual([first])
    expect(once([bare, bare])).toEqual([bare])
  }
})

describe('the youth flyer', () => {
  const first = anEveningGame('B1', 'Bruins vs. Buffalo Sabres', '2025-10-11')
  test.each<[string, Game, boolean]>([
    ['the same once more', { ...first, eventIds: [2] }, true],
    ['another code', anEveningGame('B2', 'Bruins vs. Buffalo Sabres', '2025-10-11'), true],
    ['the nickname alone', anEveningGame('B2', 'Bruins vs. SABRES', '2025-10-11'), true],
    ['a date with a time', anEveningGame('B2', 'Bruins vs. Sabres', '2025-10-11 19:00:00'), true],
    ['another hour', anEveningGame('B2', 'Bruins vs. Sabres', '2025-10-11', '13:00:00'), true],
    ['another day', anEveningGame('B1', 'Bruins vs. Buffalo Sabres', '2025-10-12'), false],
    ['another team', anEveningGame('B1', 'Bruins vs. Ottawa Senators', '2025-10-11'), false],
  ])('knows %s', (_what, second, isSame) => {
    expect(withoutRepeatedGames([first, second])).toEqual(isSame ? [first] : [first, second])
  })

  it('cannot take games without a date for one, unless they are the same code', () => {
    const undated = [anEveningGame('B1', 'vs. Sabres', ''), anEveningGame('B2', 'vs. Sabres', '')]
    expect(codes(withoutRepeatedGames([...undated, ...undated]))).toEqual(['B1', 'B2'])
  })
})
