import { describe, expect, test } from 'vitest'
import {
  dayKey,
  longDayText,
  monthDayText,
  printedTime,
  readDay,
  todayEastern,
  updatedDay,
  weekdayText,
} from '../../../../src/domain/time/dates'

describe('readDay', () => {
  test.each([
    ['2025-10-08', '2025-10-08'],
    [' 2025-10-08 ', '2025-10-08'],
    ['2025-10-08 00:00:00', '2025-10-08'],
    ['2025-10-08T04:00:00.000Z', '2025-10-08'],
    ['2028-02-29', '2028-02-29'],
  ])('reads %j as the day %s', (text, key) => {
    const day = readDay(text)
    expect(day && dayKey(day)).toBe(key)
  })

  test.each(['', '0000-00-00', '2025-02-30', '2025-13-01', '10/08/2025', '2025-10-8', 'soon'])(
    'takes %j for no day',
    (text) => {
      expect(readDay(text)).toBeNull()
    },
  )
})

test.each([
  ['2025-11-02', 'Sun', 'Nov 2', 'November 2, 2025'],
  ['2026-03-08', 'Sun', 'Mar 8', 'March 8, 2026'],
  ['2028-02-29', 'Tue', 'Feb 29', 'February 29, 2028'],
  ['2025-10-08', 'Wed', 'Oct 8', 'October 8, 2025'],
])('%s is spelled %s, %s, %s', (text, short, monthDay, long) => {
  const day = readDay(text)
  if (!day) throw new Error('not read')
  expect([weekdayText(day), monthDayText(day), longDayText(day)]).toEqual([short, monthDay, long])
})

test.each([
  ['19:00', '7:00'],
  ['19:30:00.000000', '7:30'],
  ['00:00:00', ''],
  ['12:00:00', '12:00'],
  ['00:30:00', '12:30'],
  ['7:00 PM', '7:00 PM'],
  ['24:00:00', '24:00:00'],
])('the time %j is printed as %j', (time, printed) => {
  expect(printedTime(time)).toBe(printed)
})

test.each([
  ['2025-10-08T03:30:00Z', '2025-10-07'],
  ['2025-10-08T04:00:00Z', '2025-10-08'],
  ['2026-01-01T04:59:59Z', '2025-12-31'],
  ['2026-03-08T07:00:00Z', '2026-03-08'],
])('at %s it is %s at the arena', (instant, day) => {
  expect(todayEastern(new Date(instant))).toBe(day)
})

test.each([
  ['2025-10-08 23:59:00', 'October 8, 2025'],
  ['2025-10-08T23:59:00', 'October 8, 2025'],
  ['2025-10-08T03:30:00Z', 'October 7, 2025'],
  ['2025-10-08T00:30:00+02:00', 'October 7, 2025'],
  ['2025-99-08T03:30:00Z', ''],
  ['0000-00-00 00:00:00', ''],
  ['yesterday', ''],
  ['', ''],
])('last updated %j is printed as %j', (text, printed) => {
  expect(updatedDay(text)).toBe(printed)
})
