import { formatInTimeZone } from 'date-fns-tz'
import { expect, test } from 'vitest'
import { easternClock } from '../../../../src/domain/time/easternClock'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const byRule = (at: number) => {
  const { year, month, day, minutes } = easternClock(new Date(at))
  return [year, month, day, Math.floor(minutes / 60), minutes % 60].join()
}
const byBrowser = (at: number) => formatInTimeZone(at, 'America/New_York', 'y,M,d,H,m')
/** Every hour for some days around an instant, and the last millisecond before each. */
const around = (at: number, days: number) =>
  Array.from({ length: 2 * days * 24 }, (_, i) => at - days * DAY + i * HOUR).flatMap((near) => [
    near - 1,
    near,
  ])

test.each([
  [2007, 2037, 'by the rule'],
  [2006, 2006, 'before the rule'],
])('the clock at the arena from %i to %i is the time zone table\u2019s', (first, last) => {
  for (let year = first; year <= last; year++) {
    const marks = [
      ...around(Date.UTC(year, 0, 1, 5), 1),
      // The change to daylight time is on one of these Sundays, the one back on one of those.
      ...around(Date.UTC(year, 2, 11, 7), 4),
      ...around(Date.UTC(year, 10, 4, 6), 4),
      // No multiple of an hour, so that the hours of the day come in turn.
      ...Array.from({ length: 50 }, (_, i) => Date.UTC(year, 0, 1) + i * (7 * DAY + 5 * HOUR + 7)),
    ]
    expect(marks.map(byRule)).toEqual(marks.map(byBrowser))
  }
})

test('what is no instant is refused', () => {
  expect(() => easternClock(new Date(Number.NaN))).toThrow(RangeError)
})
