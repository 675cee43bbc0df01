import { afterEach, describe, expect, test } from 'vitest'
import {
  asOfText,
  dateText,
  dayKey,
  dayNumber,
  dayOfNumber,
  daysInMonth,
  EASTERN,
  easternText,
  easternTextOf,
  longMomentText,
  readDay,
  todayEastern,
  updatedDay,
  weekday,
} from '../../../../src/domain/time/dates'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const inZone = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const arena = inZone(EASTERN)

const own = process.env.TZ
const travelTo = (zone: string) => {
  process.env.TZ = zone
}
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

describe.each([
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Sao_Paulo',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('[checks 75, 76] for a viewer in %s', (zone) => {
  test('the arena has the day and hour that Intl gives, every hour of 2026', () => {
    travelTo(zone)
    // That the viewer is there: the engine follows.
    const there = new Date(Date.UTC(2026, 0, 1, 12))
    expect(inZone(zone).format(there)).toContain(there.toTimeString().slice(0, 8))
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += HOUR) {
      const shown = arena.format(at)
      if (easternText(new Date(at)) !== shown) expect(easternText(new Date(at))).toBe(shown)
    }
  })

  test('an instant is printed the same, also in the hour that the viewer’s clock skips', () => {
    travelTo(zone)
    // The hours skipped in Beirut, London, Cairo, Santiago, and at the arena itself.
    const instants = [
      ['2026-03-29T04:30:00Z', 'March 29, 2026', '12:30 AM'],
      ['2026-03-29T05:30:00Z', 'March 29, 2026', '1:30 AM'],
      ['2026-04-24T04:30:00Z', 'April 24, 2026', '12:30 AM'],
      ['2026-09-06T04:30:00Z', 'September 6, 2026', '12:30 AM'],
      ['2026-03-08T07:30:00Z', 'March 8, 2026', '3:30 AM'],
      ['2026-11-01T06:30:00Z', 'November 1, 2026', '1:30 AM'],
      ['2026-01-01T04:59:59Z', 'December 31, 2025', '11:59 PM'],
    ] as const
    for (const [text, day, time] of instants) {
      const instant = new Date(text)
      expect(longMomentText(instant)).toBe(`${day}, ${time}`)
      expect(updatedDay(text)).toBe(day)
      const short = day.replace(/^(...)[a-z]*/, '$1')
      expect(asOfText(+instant)).toContain(`${short}, ${time} Eastern`)
      expect(`${todayEastern(instant)} ${text}`).toBe(
        `${arena.format(instant).slice(0, 10)} ${text}`,
      )
    }
  })

  test('every day of 2027 and 2028 has its name, its number and its place in the week', () => {
    travelTo(zone)
    const words = new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    })
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += DAY) {
      const text = new Date(at).toISOString().slice(0, 10)
      const day = readDay(text)
      if (!day) throw new Error(`${text} is not read`)
      expect([dateText(text), dayNumber(day), dayKey(dayOfNumber(at / DAY)), weekday(day)]).toEqual(
        [words.format(at), at / DAY, text, new Date(at).getUTCDay()],
      )
    }
    expect([2, 4, 9, 10].map((month) => daysInMonth(2028, month))).toEqual([29, 30, 30, 31])
  })

  test('the clock of another zone becomes the arena’s, also near its changes', () => {
    travelTo(zone)
    for (const other of ['America/Chicago', 'Europe/London', 'Asia/Kolkata', 'UTC']) {
      const clock = inZone(other)
      for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01']) {
        for (let at = Date.parse(day) - DAY; at < Date.parse(day) + 2 * DAY; at += HOUR / 2) {
          const shown = clock.format(at).slice(0, 16)
          // Of an hour that comes twice, which of the two is meant is not known.
          const isTwice = [-HOUR, HOUR].some((by) => clock.format(at + by).startsWith(shown))
          const expected = arena.format(at).slice(0, 16)
          if (!isTwice)
            expect(`${shown} ${easternTextOf(shown, other)}`).toBe(`${shown} ${expected}`)
        }
      }
    }
    // Where it comes twice or never, every viewer reads the same.
    expect(easternTextOf('2026-10-25 01:30', 'Europe/London')).toBe('2026-10-24 21:30')
    expect(easternTextOf('2026-03-29 01:30', 'Europe/London')).toBe('2026-03-28 21:30')
  })
})

test('what is no instant, no zone and no time is refused', () => {
  expect(() => easternText(new Date(Number.NaN))).toThrow(RangeError)
  expect(easternTextOf('2025-10-09 19:00', 'Boston Time')).toBeNull()
  expect(easternTextOf('2025-10-09 19:00', 'constructor')).toBeNull()
  expect(easternTextOf('2025-10-09 25:00', 'UTC')).toBeNull()
})
