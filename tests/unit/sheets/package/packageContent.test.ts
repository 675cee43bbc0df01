import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import {
  logoSize,
  packageContent,
  readPackageGame,
} from '../../../../src/sheets/package/packageContent'
import { countText, startTimesNote } from '../../../../src/sheets/package/packageLines'
import { anEveningGame } from '../../../records'

const today = '2025-11-01'
const cupWeek = ['08', '09', '10', '11', '12'].map((day) =>
  anEveningGame(`C2512${day}`, 'NBA CUP Celtics vs. TBD', `2025-12-${day}`, '00:00:00'),
)
const blackhawks = anEveningGame('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09')
const rockets = anEveningGame('C251101', 'Celtics vs. Houston Rockets', '2025-11-01', '20:00:00')
const names = (entries: { game: { code: string }; week: string | null }[]) =>
  entries.map(({ game: { code }, week }) => week ?? code)

it.each([
  [10, 100, 60],
  [11, 60, 40],
  [39, 60, 40],
  [40, 40, 28],
])('logos of %i games of one team are %i pixels, of both teams %i', (count, one, both) => {
  expect([logoSize(count, 1), logoSize(count, 2)]).toEqual([one, both])
})

describe('readPackageGame', () => {
  it.each<[string, Game, object]>([
    ['midnight is no hour', { ...blackhawks, time: '00:00:00' }, { time: '' }],
    ['an hour in words stays', { ...blackhawks, time: 'TBD' }, { time: 'TBD' }],
    ['an endless hour is cut', { ...blackhawks, time: 'W'.repeat(500) }, { time: 'W'.repeat(24) }],
    [
      'an unknown opponent keeps its name',
      { ...blackhawks, team: 'Bruins vs. Moscow Nobodies' },
      { opponent: 'Moscow Nobodies', abbreviation: 'X', club: null },
    ],
    ['no opponent', { ...blackhawks, team: 'Bruins' }, { opponent: '', abbreviation: 'X' }],
    ['TBA is no opponent', { ...blackhawks, team: 'Bruins vs. TBA' }, { opponent: '' }],
    [
      'preseason',
      { ...blackhawks, team: 'PRESEASON Bruins vs. New York Rangers' },
      { isPreseason: true, opponent: 'New York Rangers', abbreviation: 'NYR' },
    ],
    [
      'group play',
      { ...rockets, team: 'Celtics vs. Brooklyn Nets *GP' },
      { cup: 'group', opponent: 'Brooklyn Nets', abbreviation: 'BKN' },
    ],
    [
      'a cup game nobody is drawn for',
      cupWeek[0] as Game,
      { cup: 'potential', abbreviation: 'CUP' },
    ],
    ['a day that is none', { ...blackhawks, date: '2025-02-30' }, { date: null, dateText: '' }],
  ])('%s', (_what, input, wanted) => {
    expect(readPackageGame(input)).toMatchObject(wanted)
  })
})

describe('packageContent', () => {
  it('splits by team when both are present, and only then', () => {
    const both = packageContent('p26', [rockets, blackhawks], today)
    expect(both.groups.map(({ heading, entries }) => [heading, ...names(entries)])).toEqual([
      ['bruins', 'B251009'],
      ['celtics', 'C251101'],
    ])
    expect(both.teams).toEqual(['bruins', 'celtics'])
    const one = packageContent('p26', [rockets], today)
    expect(one.groups.map(({ heading }) => heading)).toEqual([null])
  })

  it('keeps a game of no team and one without a date, each under a heading of its own', () => {
    const { groups, count } = packageContent(
      'p26',
      [
        rockets,
        blackhawks,
        anEveningGame('X1', 'Gala', '2025-12-31'),
        anEveningGame('B1', 'Bruins', '2025-02-30'),
      ],
      today,
    )
    expect(groups.map(({ heading, entries }) => [heading, ...names(entries)])).toEqual([
      ['bruins', 'B251009'],
      ['celtics', 'C251101'],
      ['other', 'X1'],
      ['undated', 'B1'],
    ])
    expect(count).toBe(4)
  })

  it('says where none of the games is on a day that the note names', () => {
    const note = (games: Game[]) => startTimesNote(packageContent('p26', games, today))
    expect(note([rockets, blackhawks])).toMatch(/12\/6\. None of the games in this package is on/)
    const december6 = anEveningGame('B251206', 'Bruins vs. Devils', '2025-12-06')
    const undated = anEveningGame('B251230', 'Bruins vs. Kings', '')
    for (const other of [december6, undated])
      expect(note([rockets, blackhawks, other])).toMatch(/12\/6\.$/)
  })

  it('counts the five December days as one entry, but keeps them for the calendar', () => {
    const sheet = packageContent('p26', [...cupWeek, rockets], today)
    expect(names(sheet.dated)).toEqual(['C251101', 'Week of Dec 8th'])
    expect(sheet.count).toBe(2)
    expect(sheet.games).toHaveLength(6)
  })

  it('counts games that may not be played apart', () => {
    const { dated } = packageContent('p26', [...cupWeek, rockets, blackhawks], today)
    expect(countText(dated)).toBe('2 games + 1 potential NBA CUP game')
    expect(countText(dated.slice(0, 2))).toBe('2 games')
    expect(countText(dated.slice(2))).toBe('1 potential NBA CUP game')
  })

  it('knows a double header by two teams on a day, of which none is only potential', () => {
    const bruins = anEveningGame('B251101', 'Bruins vs. Hurricanes', '2025-11-01', '13:00:00')
    const second = anEveningGame('B251009A', 'Bruins vs. Sabres', '2025-10-09', '22:00:00')
    const cupDay = anEveningGame('B251208', 'Bruins vs. Blues', '2025-12-08')
    const all = [blackhawks, second, rockets, bruins, cupDay, ...cupWeek]
    const { games } = packageContent('p26', all, today)
    const doubles = games.filter(({ isDoubleHeader }) => isDoubleHeader)
    expect(doubles.map(({ code }) => code)).toEqual(['B251101', 'C251101'])
  })

  it('keeps another game of their code apart from them', () => {
    const later = anEveningGame('C251209', 'Celtics vs. Miami Heat', '2026-01-09')
    const sheet = packageContent('p26', [...cupWeek, later], today)
    expect(names(sheet.dated)).toEqual(['Week of Dec 8th', 'C251209'])
    expect(names(packageContent('p26', [...cupWeek.slice(0, 4), later], today).dated)).toHaveLength(
      5,
    )
    // One that was moved out of the week keeps its code, and the others are one entry still.
    const moved = cupWeek.map((game) =>
      game.eventName === 'C251210' ? { ...game, date: '2025-12-16' } : game,
    )
    expect(names(packageContent('p26', moved, today).dated)).toEqual(['Week of Dec 8th', 'C251210'])
  })
})
