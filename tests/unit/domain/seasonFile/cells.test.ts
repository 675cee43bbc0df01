import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDateCell } from '../../../../src/domain/seasonFile/dateCell'
import { type DateRule, dateOrderOf, resolveDay } from '../../../../src/domain/seasonFile/dateOrder'
import { delimitedRows } from '../../../../src/domain/seasonFile/delimited'
import { apiTimeOf, hourRuleOf, readTimeCell } from '../../../../src/domain/seasonFile/timeCell'
import {
  type Day,
  dayKey,
  daysInMonth,
  monthName,
  weekdayText,
} from '../../../../src/domain/time/dates'

const rule: DateRule = { order: 'month', seasonYear: 2025 }

/** The day a cell means, or the kind of cell that it is. */
function dayIn(text: string, by: DateRule = rule): string {
  const cell = readDateCell(text)
  if (cell.kind !== 'day') return cell.kind
  const read = resolveDay(cell, by)
  return 'day' in read ? dayKey(read.day) : 'no day'
}

describe('a date', () => {
  it.each([
    ...['2025-10-09', '2025/10/9', '20251009', '10/9/2025', '10/9/25', '10-9-2025', '10.9.2025'],
    ...['10/9', 'Oct 9', 'Oct. 9', 'October 9, 2025', 'Oct 9th 2025', 'oct 9, 25', "Oct 9 '25"],
    ...['9 Oct 2025', '9-Oct-25', '9-Oct', '9. October', 'Thu, Oct 9', 'Thursday, October 9, 2025'],
    ...['Thu 10/9', '10/9 (Thu)', 'Oct 9, 2025 7:00 PM', '2025-10-09T19:00', '10/9/2025 19:00:00'],
    ...['45939', '45939.7916666', ' Oct\u00a09 ', '2025-10-09T23:00:00Z', '2025-10-10T01:00+02:00'],
  ])('%s is October 9', (text) => expect(dayIn(text)).toBe('2025-10-09'))

  it.each([
    ['', 'blank'],
    ['TBD', 'open'],
    ['T.B.A.', 'open'],
    ['-', 'open'],
    ['#####', 'unreadable'],
    ['soon', 'unreadable'],
    ['2/30/2026', 'unreadable'],
    ['13/13/2025', 'unreadable'],
    ['1009', 'unreadable'],
    ['20/10/2025', 'no day'],
    ['2/29', 'no day'],
    ['1/5', '2026-01-05'],
    // 00:30 of 2 November at Greenwich is the evening before.
    ['2025-11-02T00:30:00Z', '2025-11-01'],
  ])("'%s' is %s", (text, expected) => expect(dayIn(text)).toBe(expected))

  it('keeps what stands behind it as a time', () => {
    for (const text of ['Thu, Oct 9 at 7:00 PM', '10/9/25 7:00 PM', '9-Oct-2025, 7:00 PM']) {
      expect(readDateCell(text), text).toMatchObject({ timeText: '7:00 PM' })
    }
  })

  const days = fc
    .record({ year: fc.integer({ min: 2000, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })
    .chain(({ year, month }) =>
      fc
        .integer({ min: 1, max: daysInMonth(year, month) })
        .map((day): Day => ({ year, month, day })),
    )
  const name = ({ month }: Day) => monthName(month)
  const short = (day: Day) => weekdayText(day).toLowerCase()
  const forms: Record<string, (day: Day) => string> = {
    iso: dayKey,
    us: ({ year, month, day }) => `${month}/${day}/${year}`,
    'us, short': ({ year, month, day }) => `${month}-${day}-${String(year).slice(2)}`,
    long: (day) => `${short(day)}, ${name(day)} ${day.day}, ${day.year}`,
    'day first': (day) => `${day.day} ${name(day).slice(0, 3)} ${day.year}`,
    excel: ({ year, month, day }) => String(Date.UTC(year, month - 1, day) / 86_400_000 + 25_569),
  }
  it.each(Object.entries(forms))('reads what is written: %s', (_form, write) => {
    fc.assert(fc.property(days, (day) => dayIn(write(day)) === dayKey(day)))
  })

  it('is never read wrong, whatever stands there', () => {
    fc.assert(fc.property(fc.string(), (text) => /^(\d{4}-\d\d-\d\d|[a-z ]+)$/.test(dayIn(text))))
  })
})

describe('the order of numbers in a column', () => {
  const orderIn = (...texts: string[]) =>
    dateOrderOf(
      texts.map((text) => ({ cell: readDateCell(text), weekday: null })),
      2025,
    )
  it('is told by a number above 12, else by weekdays, else by nobody', () => {
    expect(orderIn('9/10/2025', '25/10/2025')).toBe('day')
    expect(orderIn('9/10/2025', '10/25/2025')).toBe('month')
    expect(orderIn('Fri 9/10/2025')).toBe(null)
    expect(orderIn('Thu 9/10/2025')).toBe('day')
    expect(orderIn('Wed 9/10/2025')).toBe('month')
    expect(orderIn('9/10/2025', 'Oct 3')).toBe(null)
    expect(orderIn('10/10/2025', 'Oct 3')).toBe(undefined)
  })
})

describe('a start time', () => {
  const timeIn = (text: string) => {
    const cell = readTimeCell(text)
    return cell.kind === 'time' ? apiTimeOf(cell, 'afternoon') : cell.kind
  }
  it.each([
    ...['7:00 PM', '7 pm', '7p', '7:00p.m.', '7:00 PM ET', '7:00 PM (EST)', '19:00', '19:00:00'],
    ...['19h00', '7.00 PM', '0.7916666667', '7:00', '7:00\u202fPM'],
  ])('%s is 19:00', (text) => expect(timeIn(text)).toBe('19:00:00'))
  it.each([
    ['12:30 PM', '12:30:00'],
    ['12:30', '12:30:00'],
    ['noon', '12:00:00'],
    ['11:00', '11:00:00'],
    ['TBD', 'open'],
    ['00:00:00', 'open'],
    ['12:00 AM', 'open'],
    ['', 'blank'],
    ['7:00 PM CT', 'unreadable'],
    ['19:00Z', 'unreadable'],
    ['7', 'unreadable'],
    ['25:00', 'unreadable'],
    ['13:00 PM', 'unreadable'],
    ['###', 'unreadable'],
  ])("'%s' is %s", (text, expected) => expect(timeIn(text)).toBe(expected))

  it('asks for the half of the day only where nothing tells', () => {
    expect(hourRuleOf(['7:00', '12:30'].map(readTimeCell))).toBe(null)
    expect(hourRuleOf(['7:00', '19:00'].map(readTimeCell))).toBe('24 hours')
    expect(hourRuleOf(['7:00 PM', '19:00', 'TBD'].map(readTimeCell))).toBe(undefined)
  })
})

describe('cells as text', () => {
  it('come as they were written, by whatever stands between them', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '\n', '\r\n', ' ', "'", '='),
      maxLength: 6,
    })
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 })
    const write = (delimiter: string, table: string[][]) =>
      table
        .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter))
        .join('\r\n')
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.boolean(), (table, delimiter, ends) => {
        const text = `sep=${delimiter}\r\n${write(delimiter, table)}${ends ? '\r\n' : ''}`
        expect(delimitedRows(delimiter === '\t' ? text : `\ufeff${text}`)).toEqual(table)
      }),
    )
  })

  it('find out what stands between them, though texts hold commas', () => {
    expect(delimitedRows('a\tb, c\n1\t2, 3\n')).toEqual([
      ['a', 'b, c'],
      ['1', '2, 3'],
    ])
    expect(delimitedRows('a;b,c\r1;2,5\r')).toEqual([
      ['a', 'b,c'],
      ['1', '2,5'],
    ])
    expect(delimitedRows('5" ice\tb\nc\td\n')).toEqual([
      ['5" ice', 'b'],
      ['c', 'd'],
    ])
    expect(delimitedRows('a,b\n"open,c\nd,e')).toEqual([
      ['a', 'b'],
      ['"open', 'c'],
      ['d', 'e'],
    ])
    expect(delimitedRows('')).toEqual([])
    // Signs in quotes do not count, nor blanks after them.
    expect(delimitedRows('a;"b, c, d"\n1;"2, 3, 4" \n')).toEqual([
      ['a', 'b, c, d'],
      ['1', '2, 3, 4'],
    ])
    expect(delimitedRows('"a\nb" ,c\n')).toEqual([['a\nb', 'c']])
    // What a person says comes first, and before what the file says.
    expect(delimitedRows('sep=,\na|b,c\n', '|')).toEqual([['a', 'b,c']])
    expect(delimitedRows(`${'a,'.repeat(900_000)}\nb`)[0]).toHaveLength(201)
  })
})
