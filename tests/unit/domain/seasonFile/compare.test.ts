import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import type { Decisions } from '../../../../src/domain/seasonFile/compareSeason'
import { delimitedRows } from '../../../../src/domain/seasonFile/delimited'
import { aGame } from '../../../records'
import { importOf } from './importOf'

const sabres = aGame({
  eventName: 'B251011',
  eventIds: [7, 8],
  plans: ['B26FULL'],
  team: 'PRESEASON Bruins vs. Buffalo Sabres',
  gameNumber: 3,
  date: '2025-10-11',
  time: '19:00:00',
})
const game = (fields: Partial<Game>) => ({ ...sabres, plans: [], ...fields })

const given = (
  lines: string[],
  games: readonly Game[] = [sabres],
  decisions: Partial<Decisions> = {},
) =>
  importOf({ name: '', rows: delimitedRows(lines.join('\n')) }, games, {
    plans: ['B26FULL', 'B26HALF'],
    ...decisions,
  })

const told = ({ rows }: ReturnType<typeof given>) =>
  rows.map(({ status, changes, after }) =>
    [
      status,
      ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`),
      ...(status === 'new' ? [`${after?.eventName} ${after?.team}`] : []),
    ].join(' | '),
  )

describe('a row beside the season', () => {
  it('changes only what the file says: no column and a blank cell keep', () => {
    expect(told(given(['Date,Time,Opponent', '10/11/2025,,Sabres']))).toEqual(['same'])
    expect(told(given(['Date,Opponent', '10/11/2025,BUF']))).toEqual(['same'])
    const changed = given(['Date,Time,Opponent,Game Number', '10/11/2025,7:30 PM,Buffalo,4'])
    expect(told(changed)).toEqual(['changed | Time: 7:00 PM > 7:30 PM | Number: 3 > 4'])
    expect(changed.rows[0]?.after).toEqual({ ...sabres, time: '19:30:00', gameNumber: 4 })
    expect(told(given(['Date,Time,Opponent', '10/11/2025,TBD,Sabres']))).toEqual([
      'changed | Time: 7:00 PM > ',
    ])
  })

  it('that moved is one row with its new code', () => {
    const moved = given(['Date,Opponent', '10/18/2025,Sabres'])
    expect(told(moved)).toEqual([
      'moved | Code: B251011 > B251018 | Date: Sat, Oct 11, 2025 > Sat, Oct 18, 2025',
    ])
    expect(moved.missing).toEqual([])
    expect(told(given(['Code,Date', 'B251011,2025-11-30']))).toEqual([
      'moved | Code: B251011 > B251130 | Date: Sat, Oct 11, 2025 > Sun, Nov 30, 2025',
    ])
    // More than three weeks away it is another game.
    expect(told(given(['Date,Opponent', '11/18/2025,Sabres']))).toEqual([
      'new | B251118 Bruins vs. Buffalo Sabres',
    ])
    const isNew = { choices: new Map([[2, 'new']]) }
    expect(told(given(['Date,Opponent', '10/18/2025,Sabres'], [sabres], isNew))).toEqual([
      'new | B251018 Bruins vs. Buffalo Sabres',
    ])
  })

  it('that were moved stay where they are when the same file comes again', () => {
    const moved = { ...sabres, eventName: 'B251018', date: '2025-10-18' }
    expect(told(given(['Code,Date', 'B251011,2025-10-18'], [moved]))).toEqual(['same'])
    // Another game has its old day, and with it its old code.
    const other = game({ eventName: 'B251011', eventIds: [9], team: 'Bruins vs. Rangers' })
    const rows = ['Code,Date,Opponent', 'B251011,2025-10-18,Sabres', 'B251015,2025-10-11,Rangers']
    expect(told(given(rows, [moved, { ...other, date: '2025-10-11' }]))).toEqual(['same', 'same'])
  })

  it('that swaps days is done once with its opponents, and asked about without', () => {
    const rangers = game({
      eventName: 'B251009',
      eventIds: [9],
      team: 'Bruins vs. Rangers',
      date: '2025-10-09',
    })
    const before = [sabres, rangers]
    const rows = ['Code,Date,Opponent', 'B251009,2025-10-11,Rangers', 'B251011,2025-10-09,Sabres']
    const swapped = given(rows, before).rows.map(({ after }) => after as Game)
    expect(swapped.map(({ eventName, eventIds }) => [eventName, ...eventIds])).toEqual([
      ['B251011', 9],
      ['B251009', 7, 8],
    ])
    expect(told(given(rows, swapped))).toEqual(['same', 'same'])
    const bare = ['Code,Date', 'B251009,2025-10-11', 'B251011,2025-10-09']
    expect(told(given(bare, before))).toEqual(['conflict', 'conflict'])
    expect(told(given(bare, swapped))).toEqual(['conflict', 'conflict'])
    const decided = {
      choices: new Map([
        [2, '9'],
        [3, '7,8'],
      ]),
    }
    expect(given(bare, before, decided).rows.map(({ after }) => after)).toEqual(swapped)
    // One that goes where another leaves for a free day is certain, and asked about once it was done.
    const chain = ['Code,Date', 'B251009,2025-10-11', 'B251011,2025-10-13']
    const moved = given(chain, before).rows.map(({ after }) => after as Game)
    expect(moved.map(({ eventName, eventIds }) => [eventName, ...eventIds])).toEqual([
      ['B251011', 9],
      ['B251013', 7, 8],
    ])
    expect(told(given(chain, moved)).every((row) => ['same', 'conflict'].includes(row))).toBe(true)
  })

  it('takes a mark away only where the file says so', () => {
    const rows = ['Date,Opponent,Kind', '10/11/2025,Sabres,regular']
    expect(told(given(rows))).toEqual([
      'changed | Game: PRESEASON Bruins vs. Buffalo Sabres > Bruins vs. Buffalo Sabres',
    ])
    expect(told(given(['Date,Matchup', '10/11/2025,Bruins vs. Sabres']))).toEqual(['same'])
  })

  it('that may be two games is for a person to decide', () => {
    const later = game({ eventName: 'B251025', eventIds: [9], date: '2025-10-25' })
    const rows = ['Date,Opponent', '10/18/2025,Sabres']
    expect(told(given(rows, [sabres, later]))).toEqual(['conflict'])
    const decided = { choices: new Map([[2, '9']]) }
    expect(told(given(rows, [sabres, later], decided))[0]).toMatch(
      /^moved \| Code: B251025 > B251018/,
    )
  })

  it('takes the code of a game that moves away, and one of its own on a day with two', () => {
    expect(
      told(given(['Code,Date,Opponent', 'B251011,10/18/2025,Sabres', ',10/11/2025,Kraken'])).at(1),
    ).toBe('new | B251011 Bruins vs. Seattle Kraken')
    const rows = ['Date,Time,Opponent', '10/11/2025,7 PM,Sabres', '10/11/2025,1 PM,Ducks']
    expect(told(given(rows))).toEqual(['same', 'new | B251011-2 Bruins vs. Anaheim Ducks'])
    expect(told(given([...rows, '10/11/2025,1 PM,Ducks'], [])).at(2)).toBe('left out')
  })

  it('takes a semicolon between plans where each of them is known, and in a name where not', () => {
    const plansOf = (cell: string) => {
      const { rows } = given(['Date,Opponent,Plan codes', `10/11/2025,Sabres,${cell}`], [game({})])
      return [rows[0]?.after?.plans ?? [], rows[0]?.notes.map(({ text }) => text)]
    }
    expect(plansOf('b26full; B26HALF')).toEqual([['B26FULL', 'B26HALF'], []])
    expect(plansOf('B26FULL;B26OLD')).toEqual([
      [],
      ["There is no plan 'B26FULL;B26OLD': left out."],
    ])
  })

  it('adds to plans that are there, and makes others only when told to', () => {
    const lines = ['Date,Opponent,Plans', '10/11/2025,Sabres,"b26half, B26NEW, B26FULL"']
    expect(told(given(lines))).toEqual(['changed | Plans:  > B26HALF'])
    expect(given(lines).unknownPlans).toEqual(new Map([['B26NEW', 1]]))
    const made = given(lines, [sabres], { newPlans: new Set(['b26new']) })
    expect(made.rows[0]?.after?.plans).toEqual(['B26FULL', 'B26HALF', 'B26NEW'])
  })

  it('says why it cannot be taken, and leaves others alone', () => {
    const compared = given([
      'Date,Time,Opponent',
      'soon,7 PM,Kings of the Road',
      '1/3/2026,half past,Sabres',
      'JANUARY,,',
      'Date,Time,Opponent',
      '1/4/2026,7 PM,Nobody',
      '1/5/2026,7 PM,at Sabres',
      '6/5/2026,9 AM,Ducks',
    ])
    expect(
      compared.rows.map(({ status, notes }) => [status, ...notes.map(({ text }) => text)]),
    ).toEqual([
      ['invalid', "'soon' is no date that can be read.", 'Which of our teams plays is not known.'],
      ['invalid', "'half past' is no start time that can be read."],
      ['invalid', 'Which of our teams plays is not known.'],
      ['left out', 'Not a home game.'],
      ['new', 'No calendar shows May to August.', 'It starts at 9:00 AM.'],
    ])
    expect(compared.missing).toEqual([sabres])
  })

  it('is of the team that was asked for where three letters or a city are of both leagues', () => {
    const games = [
      sabres,
      game({ eventName: 'C251011', eventIds: [9], team: 'Celtics vs. Chicago Bulls' }),
    ]
    const teams = (...lines: string[]) => given(lines, games).rows.map(({ file }) => file.team)
    expect(
      teams('Boston Celtics', 'Date,Opponent', '10/12/2025,CHI', '10/13/2025,Chicago'),
    ).toEqual(['celtics', 'celtics'])
    // A city of the other league alone.
    expect(teams('Boston Bruins', 'Date,Opponent', '10/12/2025,Orlando')).toEqual(['bruins'])
    // A full name is of one league, whatever stands above.
    expect(teams('Boston Celtics', 'Date,Opponent', '10/12/2025,Chicago Blackhawks')).toEqual([
      'bruins',
    ])
  })

  it('has one time: beside its date only the same or an empty midnight', () => {
    const statuses = (...rows: string[]) =>
      given(['Date,Time,Opponent', ...rows]).rows.map(
        ({ status, notes }) => notes[0]?.text ?? status,
      )
    expect(
      statuses(
        '10/11/2025 7:00 PM,19:00,Sabres',
        '10/12/2025 0:00:00,7:00 PM,Ducks',
        '10/13/2025 1:00 PM,7:00 PM,Kraken',
      ),
    ).toEqual(['same', 'new', "'10/13/2025 1:00 PM' and '7:00 PM' do not go together."])
  })
})

describe('columns', () => {
  const layoutOf = (lines: string[]) => given(lines).layout
  it('are known by their heads, in two rows and below a title', () => {
    const { columns, firstRow } = layoutOf([
      'Boston Bruins 2026-27,,,',
      ',Start,Visiting,',
      'Game Date,Time,Team,Notes',
      '10/11/2026,7 PM,Sabres,',
    ])
    expect({ columns, firstRow }).toEqual({
      columns: { date: 0, time: 1, game: 2, marker: 3 },
      firstRow: 3,
    })
    const { asked } = given(['Boston Bruins 2026-27,', 'Date,Opponent', 'Oct 9,Nobody'])
    expect(asked).toMatchObject({ team: 'bruins', seasonYear: 2026, lacksYear: true })
  })

  it('are known by what they hold where they have no heads', () => {
    expect(layoutOf(['x,Blackhawks,10/9/2025,7 PM', 'y,Nets,10/10/2025,8 PM']).columns).toEqual({
      game: 1,
      date: 2,
      time: 3,
    })
  })
})
