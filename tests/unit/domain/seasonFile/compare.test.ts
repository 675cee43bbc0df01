import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { nearestOpponent } from '../../../../src/domain/games/opponentChoices'
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
    expect(told(given(['Date, Opponent, #', '10/11/2025, Buffalo, 4']))[0]).toMatch(/3 > 4$/)
    expect(told(given(['Date,Time,Opponent', '10/11/2025,TBD,Sabres']))).toEqual([
      'changed | Time: 7:00 PM > ',
    ])
  })

  const MOVED = 'moved | Date: Sat, Oct 11, 2025 > Sat, Oct 18, 2025'
  const rangers = game({
    eventName: 'B251009',
    eventIds: [9],
    team: 'Bruins vs. Rangers',
    date: '2025-10-09',
  })

  it('moves the game of its code, or of its opponent and number, which keeps its code', () => {
    for (const row of ['B251011,10/18/2025,Sabres,', 'B251011,10/18/2025,,', ',10/18/2025,BUF,3']) {
      const moved = given(['Code,Date,Opponent,Game Number', row])
      expect(told(moved)).toEqual([MOVED])
      expect(moved.rows[0]?.after).toEqual({ ...sabres, date: '2025-10-18' })
      expect(moved.missing).toEqual([])
      const after = moved.rows.flatMap((one) => one.after ?? [])
      expect(told(given(['Code,Date,Opponent,Game Number', row], after))).toEqual(['same'])
    }
    // A number of another season, and 0, which is none.
    expect(told(given(['Date,Opponent,Game Number', '10/18/2026,BUF,3']))[0]).toMatch(/^new/)
    const none = game({ gameNumber: 0, date: '2025-12-11' })
    expect(told(given(['Date,Opponent,Game Number', '10/18/2025,BUF,0'], [none]))[0]).toMatch(
      /^new/,
    )
  })

  it('offers a game of the same opponent within three weeks, and waits', () => {
    const rows = ['Date,Opponent', '10/18/2025,Sabres']
    const offered = given(rows)
    expect(told(offered)).toEqual(['conflict'])
    expect(offered.rows[0]).toMatchObject({ candidates: [sabres], after: null })
    const decided = (choice: string) =>
      told(given(rows, [sabres], { choices: new Map([[2, choice]]) }))
    expect(decided('7,8')).toEqual([MOVED])
    expect(decided('new')).toEqual(['new | B251018 Bruins vs. Buffalo Sabres'])
    // More than three weeks away it is another game.
    expect(told(given(['Date,Opponent', '11/18/2025,Sabres']))).toEqual([
      'new | B251118 Bruins vs. Buffalo Sabres',
    ])
  })

  it('waits where another opponent has its code or its day', () => {
    const code = given(['Code,Date,Opponent', 'B251011,10/18/2025,Rangers'], [sabres, rangers])
    expect(told(code)).toEqual(['conflict'])
    expect(code.rows[0]?.candidates).toEqual([sabres, rangers])
    expect(told(given(['Date,Opponent', '10/11/2025,Ducks']))).toEqual(['conflict'])
    // Its own opponent is on its day already: the code is the file's alone, and named.
    const [row] = given(['Code,Date,Opponent', 'B251009,10/11/2025,Sabres'], [sabres, rangers]).rows
    expect(row).toMatchObject({ status: 'same', before: sabres })
    expect(row?.notes.map(({ text }) => text)).toEqual([
      'The file has the code B251009, but the game keeps B251011.',
    ])
  })

  it('that swaps days is done by codes, and the same file changes nothing again', () => {
    for (const head of ['Code,Date,Opponent', 'Code,Date']) {
      const rows = [head, 'B251009,2025-10-11,Rangers', 'B251011,2025-10-09,Sabres']
      const swapped = given(rows, [sabres, rangers]).rows.flatMap(({ after }) => after ?? [])
      expect(swapped.map(({ eventName, date }) => [eventName, date])).toEqual([
        ['B251009', '2025-10-11'],
        ['B251011', '2025-10-09'],
      ])
      expect(told(given(rows, swapped))).toEqual(['same', 'same'])
    }
  })

  it('waits with an unknown opponent until a person names it, whatever is stored', () => {
    for (const row of ['B251011,10/11/2025,Buffalo Sabers', ',10/12/2025,Team Canada']) {
      const [unknown] = given(['Boston Bruins', 'Code,Date,Opponent', row]).rows
      expect(unknown).toMatchObject({ status: 'conflict', after: null })
      expect(unknown?.notes.map(({ text }) => text)).toContain(
        `'${row.split(',')[2]}' isn’t a known opponent.`,
      )
    }
    expect(nearestOpponent('bruins', 'Buffalo Sabers')).toBe('Buffalo Sabres')
    expect(nearestOpponent('bruins', 'Lightening')).toBe('Tampa Bay Lightning')
    expect(nearestOpponent('bruins', 'Boston Bruin')).toBeUndefined()
    expect(nearestOpponent('bruins', 'Team Canada')).toBeUndefined()
  })

  it('names our own team as no opponent, however it is called', () => {
    for (const name of ['Boston Bruins', 'Bruins', 'Boston', 'BOS']) {
      const [row] = given(['Code,Date,Opponent', `B251012,10/12/2025,${name}`]).rows
      expect(row?.status).toBe('invalid')
      expect(row?.notes[0]?.text).toBe(`'${name}' is our own team.`)
    }
  })

  it('waits where any cell calls the game off, until it is included, and notes an unknown time', () => {
    const lines = ['Date,Time,Opponent,Type,Status', '10/18/2025,7 PM,Sabres,Regular,Cancelled']
    lines.push('10/12/2025,7 PM,Ducks,Preseason,PPD', '10/13/2025,TBD,Kraken,,', '10/18/2025,,,,')
    const texts = ({ rows }: ReturnType<typeof given>) =>
      rows.map(({ status, notes }) => [status, ...notes.map(({ text }) => text)])
    const unknown = ['new', 'The start time isn’t known yet, so sheets leave it blank.']
    expect(texts(given(lines))).toEqual([
      ['conflict', "The file says 'Cancelled'. Include it only if it will be played."],
      ['conflict', "The file says 'PPD'. Include it only if it will be played."],
      unknown,
    ])
    expect(texts(given(lines, [], { toggled: new Set([2, 3]) }))).toEqual([
      ['new'],
      ['new'],
      unknown,
    ])
    // The game that was called off is offered to the row of its new day.
    const again = ['Date,Opponent,Notes', '10/11/2025,Sabres,Postponed', '10/18/2025,Sabres,']
    expect(given(again).rows[1]).toMatchObject({ status: 'conflict', candidates: [sabres] })
    // And it is in the file, though nothing is written of it.
    const [off] = given(again.slice(0, 2)).rows
    expect(off).toMatchObject({ status: 'conflict', before: sabres, after: null })
    expect(given(again.slice(0, 2)).missing).toEqual([])
  })

  it('is no home game of ours where two others play, and waits where one of them is unknown', () => {
    const rows = (...texts: string[]) =>
      told(given(['Date,Event', ...texts.map((text) => `10/12/2025,${text}`)], []))
    expect(
      rows('Toronto Maple Leafs vs. Buffalo Sabres', 'Toronto Maple Leafs @ Buffalo Sabres'),
    ).toEqual(['left out', 'left out'])
    expect(
      rows(
        'Boston Bruins',
        'Chicago Blackhawks @ TD Garden',
        'UMass vs. Florida',
        'Wild vs. UMass',
      ),
    ).toEqual(['invalid', 'invalid', 'invalid', 'invalid'])
    const named = ['Ducks on TNT', 'NHL: Ducks @ Boston Bruins (ESPN+)', 'Bruins vs. Ducks | Jan']
    expect(rows(...named, 'Buffalo (1) @ Boston (4)')).toEqual([
      'new | B251012 Bruins vs. Anaheim Ducks',
      'left out',
      'left out',
      'new | B251012-2 Bruins vs. Buffalo Sabres',
    ])
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
    expect(told(given(rows, [sabres, later], decided))).toEqual([
      'moved | Date: Sat, Oct 25, 2025 > Sat, Oct 18, 2025',
    ])
  })

  it('takes a code of its own where a game has that of the day, also one that moved away', () => {
    const rows = ['Code,Date,Opponent', 'B251011,10/18/2025,Sabres', ',10/11/2025,Kraken']
    expect(told(given(rows)).at(1)).toBe('new | B251011-2 Bruins vs. Seattle Kraken')
    expect(given(rows).rows[1]?.notes.map(({ text }) => text)).toContain(
      'Another game has that day’s code. B251011-2 has no price, so calendars show $xx.',
    )
    const two = ['Date,Time,Opponent', '10/11/2025,7 PM,Sabres', '10/11/2025,1 PM,Ducks']
    expect(told(given(two))).toEqual(['same', 'new | B251011-2 Bruins vs. Anaheim Ducks'])
    expect(told(given([...two, '10/11/2025,1 PM,Ducks'], [])).at(2)).toBe('left out')
  })

  it('takes a semicolon between plans where each of them is known, and in a name where not', () => {
    const plansOf = (cell: string) => {
      const { rows } = given(['Date,Opponent,Plan codes', `10/11/2025,Sabres,${cell}`], [game({})])
      return [rows[0]?.after?.plans ?? [], rows[0]?.notes.map(({ text }) => text)]
    }
    expect(plansOf('b26full; B26HALF')).toEqual([['B26FULL', 'B26HALF'], []])
    expect(plansOf('B26FULL;B26OLD')).toEqual([
      [],
      ["No plan named 'B26FULL;B26OLD', so it’s left out."],
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
      ['invalid', "'soon' can’t be read as a date.", 'It doesn’t say which of our teams plays.'],
      ['invalid', "'half past' can’t be read as a start time."],
      ['invalid', 'It doesn’t say which of our teams plays.'],
      ['left out', 'Not a home game.'],
      ['new', 'Calendars don’t show May to August.', 'It starts at 9:00 AM.'],
    ])
    expect(compared.missing).toEqual([sabres])
  })

  it('is of the team that was asked for where three letters or a city are of both leagues', () => {
    const games = [
      sabres,
      game({ eventName: 'C251011', eventIds: [9], team: 'Celtics vs. Chicago Bulls' }),
    ]
    const teams = (...lines: string[]) =>
      given(lines, games).rows.map(({ fileRow }) => fileRow.team)
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
    ).toEqual(['same', 'new', "'10/13/2025 1:00 PM' and '7:00 PM' don’t match."])
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

  it('hold dates or times by their cells, whatever their heads say', () => {
    const lines = ['When,Start,Foe', '10/9/2025,7 PM,Blackhawks', '10/11/2025,1 PM,Sabres']
    expect(layoutOf(lines).columns).toEqual({ date: 0, time: 1, game: 2 })
    const swapped = ['Start,When,Foe', '10/9/2025,7 PM,Blackhawks', '10/11/2025,1 PM,Sabres']
    expect(layoutOf(swapped).columns).toEqual({ date: 0, time: 1, game: 2 })
  })

  it('are known by what they hold where they have no heads', () => {
    expect(layoutOf(['x,Blackhawks,10/9/2025,7 PM', 'y,Nets,10/10/2025,8 PM']).columns).toEqual({
      game: 1,
      date: 2,
      time: 3,
    })
  })
})
