import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../../src/domain/games/game'
import { changeLine } from '../../../../../src/sheets/kit/stamp/changeTexts'
import { compareWithPaper } from '../../../../../src/sheets/kit/stamp/compare'
import { readStamp, writeStamp } from '../../../../../src/sheets/kit/stamp/stamp'
import { createDatabase } from '../../../../mock-api/database'
import { aGame } from '../../../../records'

const PATH = '/bgs/calendar/p26all'
const TODAY = '2025-11-21'

/** The sample season, in the mock's own order, and two games that make it 94. */
const season: Game[] = [
  ...Object.values(createDatabase().games)
    .flat()
    .map((row) =>
      aGame({
        eventName: row.event_name ?? '',
        team: row.team ?? '',
        date: row.event_date ?? '',
        time: row.event_time ?? '',
      }),
    )
    .filter(
      ({ eventName }, index, all) =>
        /^[BC]2[56]\d{4}$/.test(eventName) &&
        all.findIndex((one) => one.eventName === eventName) === index,
    ),
  ...['2025-09-12', '2025-09-13'].map((date) =>
    aGame({ eventName: `C${date.slice(2).replaceAll('-', '')}`, team: 'Celtics vs. TBD', date }),
  ),
]

/** What a page of these games says of a paper of those. */
function linesOf(printed: readonly Game[], live: readonly Game[]): string[] {
  const stamp = readStamp(writeStamp(printed, TODAY, PATH), PATH)
  if (stamp === null) throw new Error('no stamp')
  return compareWithPaper(stamp, live).map((change) => changeLine(change, stamp.season))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const anyDate = fc
  .record({ month: fc.integer({ min: 9, max: 16 }), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, day }) =>
    month > 12
      ? `2026-${twoDigits(month - 12)}-${twoDigits(day)}`
      : `2025-${month}-${twoDigits(day)}`,
  )
  .map((date) => date.replace('-9-', '-09-'))
const anyTime = fc.oneof(
  fc.constantFrom('', '00:00:00', '19:00:00', '12:30', '23:55:00', '04:00:00'),
  fc.constantFrom('03:55:00', '19:07:00', 'TBD'),
  fc
    .record({ hour: fc.integer({ min: 4, max: 23 }), step: fc.integer({ min: 0, max: 11 }) })
    .map(({ hour, step }) => `${twoDigits(hour)}:${twoDigits(step * 5)}:00`),
)
const anyGame = fc
  .record({
    letter: fc.constantFrom('B', 'C', 'b'),
    codeDate: anyDate,
    date: fc.option(fc.oneof(anyDate, fc.constantFrom('', '0000-00-00', 'TBD', '2031-01-01'))),
    time: anyTime,
  })
  .map(({ letter, codeDate, date, time }) =>
    aGame({
      eventName: `${letter}${codeDate.slice(2).replaceAll('-', '')}`,
      date: date ?? codeDate,
      time,
    }),
  )
const anySeason = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: anyGame },
    fc.record({ eventName: fc.string({ minLength: 1 }) }).map(aGame),
  ),
  { maxLength: 110 },
)

describe('a stamp', () => {
  it('says of 3,000 seasons, in any order, that nothing changed', () => {
    fc.assert(
      fc.property(anySeason, fc.infiniteStream(fc.nat()), (games, shuffle) => {
        const text = writeStamp(games, TODAY, PATH)
        if (text === '') return
        expect(text).toMatch(/^[\w-]+$/)
        const stamp = readStamp(text, PATH)
        const order = new Map(games.map((game) => [game, shuffle.next().value]))
        const shuffled = games.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
        expect(stamp && compareWithPaper(stamp, shuffled)).toEqual([])
        expect(writeStamp(shuffled, TODAY, PATH)).toBe(text)
      }),
      { numRuns: 3000 },
    )
  })

  it('is refused with any letter changed, cut short, in lower case and of another page', () => {
    const text = writeStamp(season.slice(0, 22), TODAY, PATH)
    for (let at = 0; at < text.length; at++) {
      for (const other of 'ABCXYZabcxyz0189-_') {
        if (text[at] === other) continue
        expect(readStamp(text.slice(0, at) + other + text.slice(at + 1), PATH)).toBeNull()
      }
      expect(readStamp(text.slice(0, at), PATH)).toBeNull()
    }
    expect(readStamp(text.toLowerCase(), PATH)).toBeNull()
    expect(readStamp(text, '/bgs/calendar/p26hb')).toBeNull()
    expect(readStamp(text, PATH)).not.toBeNull()
    expect(readStamp(text, `${PATH}?rep=zoenunez`)).not.toBeNull()
  })

  it('follows the season of most codes, not of one that strayed', () => {
    const stray = aGame({ eventName: 'B240401', date: '2025-12-01' })
    expect(linesOf([stray, ...season], [...season, stray])).toEqual([])
  })
})

describe('paper beside its page', () => {
  const game = aGame({
    eventName: 'B251009',
    team: 'Bruins vs. Chicago Blackhawks',
    date: '2025-10-09',
    time: '19:00:00',
  })
  const other = aGame({ eventName: 'C251103', team: 'Celtics vs. Knicks', date: '2025-11-03' })

  it.each<[string, Game[], Game[], string[]]>([
    [
      'moved',
      [game],
      [{ ...game, date: '2025-10-10' }],
      ['Moved: Bruins vs. Chicago Blackhawks, from Thu, Oct 9 to Fri, Oct 10, 7:00 PM'],
    ],
    [
      'retimed',
      [game],
      [{ ...game, time: '20:30:00' }],
      ['New time: Bruins vs. Chicago Blackhawks, Thu, Oct 9, 8:30 PM instead of 7:00 PM'],
    ],
    [
      'time announced',
      [{ ...game, time: '00:00:00' }],
      [game],
      ['Time announced: Bruins vs. Chicago Blackhawks, Thu, Oct 9, 7:00 PM'],
    ],
    ['added', [game], [game, other], ['Added: Celtics vs. Knicks, Mon, Nov 3']],
    ['taken out', [game, other], [other], ['Removed: Bruins vs. Blackhawks, Thu, Oct 9']],
    [
      'taken out, of a code that the season’s table does not have',
      [{ ...other, eventName: 'C251104', date: '2025-11-04' }, game],
      [game],
      ['Removed: Celtics game, Tue, Nov 4'],
    ],
    [
      'moved, of a code with a sign behind its day',
      [{ ...game, eventName: 'B251009A' }],
      [{ ...game, eventName: 'B251009A', date: '2025-10-10' }],
      ['Moved: Bruins vs. Chicago Blackhawks, from Thu, Oct 9 to Fri, Oct 10, 7:00 PM'],
    ],
    ['an hour that no step is: nothing is said', [game], [{ ...game, time: '19:07:00' }], []],
    [
      'a second game of a code',
      [game, { ...game, date: '2025-12-01' }],
      [game],
      ['Removed: Bruins vs. Blackhawks, Mon, Dec 1'],
    ],
  ])('says of a game: %s', (_what, printed, live, lines) => {
    expect(linesOf(printed, live)).toEqual(lines)
  })
})
