import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { type CalendarFileSource, calendarFile } from '../../../../src/sheets/kit/calendarFile'
import { createDatabase } from '../../../mock-api/database'
import { anEveningGame } from '../../../records'

const source = (fields: Partial<CalendarFileSource> = {}): CalendarFileSource => ({
  title: 'Every Game',
  games: [],
  address: 'https://tickets.example.com/game-plans/bgs/package/p26all',
  now: new Date('2025-11-21T15:04:05Z'),
  staleSince: null,
  ...fields,
})

/** The entries as a calendar reads them. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => {
    const event = new ICAL.Event(entry)
    const start = event.startDate
    return {
      uid: event.uid,
      summary: event.summary,
      start: start.toString(),
      zone: start.zone?.tzid,
      instant: start.isDate ? null : start.toJSDate().toISOString(),
      end: event.endDate.toString(),
      sequence: event.sequence,
      status: entry.getFirstPropertyValue('status'),
      description: event.description,
      location: event.location,
    }
  })
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), entries }
}

const fileOf = (games: readonly Game[], fields: Partial<CalendarFileSource> = {}) =>
  readBack(calendarFile(source({ games, ...fields })).text).entries

afterEach(() => ICAL.TimezoneService.reset())

/** Each combined plan of the sample season, with its games. */
const packages = (() => {
  const { combinedPlans, games } = createDatabase()
  return combinedPlans.map(({ combine_plan_event: code, original_plans }) => {
    const plans = original_plans.split(',').map((plan) => plan.trim())
    const rows = Object.values(games)
      .flat()
      .filter(({ plan_event_name }) => plans.includes(plan_event_name ?? ''))
    return {
      code,
      games: rows.map(({ event_name, team, event_date, event_time }) =>
        anEveningGame(event_name ?? '', team ?? '', event_date ?? '', event_time ?? ''),
      ),
    }
  })
})()

it.for(packages)('$code reads back to its games, each at its Eastern hour', ({ games }) => {
  const dated = games.filter(({ date }) => /^20/.test(date))
  const expected = new Set(
    dated.map(({ date, time }) => (/^(00:00|$)/.test(time) ? date : `${date}T${time}`)),
  )
  const entries = fileOf(games)
  expect(new Set(entries.map(({ start }) => start))).toEqual(expected)
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(
    new Set(dated.map(({ eventName }) => eventName)).size,
  )
})

it('says who plays where and when, on either side of the change of clocks', () => {
  const entries = fileOf([
    anEveningGame('B251009', 'Bruins vs. Blackhawks PRESEASON', '2025-10-09'),
    anEveningGame('C251104', 'Celtics vs. Jazz', '2025-11-04', '19:30:00'),
  ])
  expect(entries).toMatchObject([
    {
      summary: 'Bruins vs. Chicago Blackhawks *PRESEASON',
      start: '2025-10-09T19:00:00',
      end: '2025-10-09T21:30:00',
      zone: 'America/New_York',
      instant: '2025-10-09T23:00:00.000Z',
      location: 'TD Garden, 100 Legends Way, Boston, MA 02114',
      status: 'CONFIRMED',
      description:
        'Every Game\nStart times may change. This page has the latest:\nhttps://tickets.example.com/game-plans/bgs/package/p26all',
    },
    { summary: 'Celtics vs. Utah Jazz', instant: '2025-11-05T00:30:00.000Z' },
  ])
})

it('takes the whole day where the hour is not known, and leaves out what has no day', () => {
  const games = [
    anEveningGame('B260131', 'Bruins vs. Stars', '2026-01-31', '00:00:00'),
    anEveningGame('B260201', 'Bruins vs. TBD', '2026-02-01'),
    anEveningGame('B260202', 'Bruins vs. Stars', '0000-00-00'),
  ]
  expect(calendarFile(source({ games }))).toMatchObject({ count: 2, withoutDate: 1 })
  expect(fileOf(games)).toMatchObject([
    {
      summary: 'Bruins vs. Dallas Stars (time TBD)',
      start: '2026-01-31',
      end: '2026-02-01',
      status: 'TENTATIVE',
    },
    { summary: 'Bruins vs. Opponent to be announced', status: 'TENTATIVE' },
  ])
})

it('names cup games as such, and counts the week of which one at most is played as one', () => {
  const week = [8, 9, 10, 11, 12].map((day) => {
    const date = `2025-12-${String(day).padStart(2, '0')}`
    return anEveningGame(`C2512${date.slice(-2)}`, 'Celtics vs. TBD', date, '00:00:00')
  })
  const games = [anEveningGame('C251121', 'Celtics vs. Nets *GP', '2025-11-21'), ...week]
  expect(calendarFile(source({ games })).count).toBe(2)
  const [group, ...days] = fileOf(games)
  expect(group).toMatchObject({ summary: 'Celtics vs. Brooklyn Nets NBA CUP', status: 'CONFIRMED' })
  expect(days.map(({ summary, status }) => [summary, status])).toEqual(
    week.map(() => ['NBA CUP potential home game (time TBD)', 'TENTATIVE']),
  )
})

it('keeps a game’s place in every file, and of two files the one that was read later is newer', () => {
  const game = anEveningGame('B251009', 'Bruins vs. Blackhawks', '2025-10-09')
  const [before] = fileOf([game])
  const moved = { ...game, date: '2025-10-12' }
  const [after] = fileOf([moved], {
    title: 'Another',
    now: new Date('2025-11-21T15:05:05Z'),
  })
  expect(after?.uid).toBe(before?.uid)
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1)
  const [offline] = fileOf([game], { staleSince: Date.parse('2025-11-21T15:03:05Z') })
  expect(offline?.sequence).toBe((before?.sequence ?? 0) - 1)
  const twins = fileOf([game, moved])
  expect(new Set(twins.map(({ uid }) => uid)).size).toBe(2)
})

/** What ends a line for some reader, among letters of all kinds. */
const lineEnds = fc.constantFrom('\r', '\n', '\v', '\f', '\x85', '\u2028', '\u2029')
const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 })

it('the file carries any text in lines that every reader takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(letters, lineEnds), maxLength: 30 }), (opponent) => {
      const games = [anEveningGame('B251009', `Bruins vs. A ${opponent} Z`, '2025-10-09')]
      const { text } = calendarFile(source({ games, title: opponent }))
      for (const line of text.slice(0, -2).split('\r\n')) {
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }
      const [entry] = readBack(text).entries
      expect(entry?.description?.split('\n').at(-1)).toBe(source().address)
    }),
    { numRuns: 60 },
  )
})
