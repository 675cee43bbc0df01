import type ICAL from 'ical.js'
import { readDay, todayEastern } from '../time/dates'
import { seasonOfToday, seasonStartYearOfDate } from '../time/seasons'
import {
  dayPart,
  type IcsEvent,
  type IcsValue,
  icsEvents,
  newestVersions,
  occurrenceKey,
} from './icsEvents'
import { easternClock, type ReadZone, zonesOf } from './icsZones'
import { SeasonFileError } from './sheet'

/** The headers of a calendar file's rows. */
const HEADERS = ['Date', 'Game', 'Location', 'Notes']

/** Whether a calendar file has time zones or recurring events, which only ical.js can read. */
export const needsIcalLibrary = (text: string): boolean => /^(?:BEGIN:VTIMEZONE|RRULE)/im.test(text)

/**
 * Converts a calendar file to rows with headers: when, what, where. Times are the arena's clock. An
 * all-day event has no time. Unreadable values stay as written, for a person to fix.
 * @param ical reads time zones and recurrence rules. Omit it if the file has none ({@link
 * needsIcalLibrary}).
 * @param today `YYYY-MM-DD` at the arena.
 * @throws SeasonFileError if the calendar has no events.
 */
export function icsRows(text: string, ical?: typeof ICAL, today = todayEastern()): string[][] {
  const events = occurrences(newestVersions(icsEvents(text)), ical, today)
  if (events.length === 0) throw new SeasonFileError('This calendar file has no events.')
  const zones = ical ? zonesOf(text, ical) : new Map<string, ReadZone>()
  return [HEADERS, ...events.map((event) => eventRow(event, zones))]
}

function eventRow(event: IcsEvent, zones: ReadonlyMap<string, ReadZone>): string[] {
  const text = (name: string) => event.get(name)?.value ?? ''
  return [
    startText(event, zones) + (event.has('RRULE') ? ` and again (${text('RRULE')})` : ''),
    text('SUMMARY'),
    text('LOCATION'),
    markWordsIn(['STATUS', 'CATEGORIES', 'DESCRIPTION'].map(text).join(' ')),
  ]
}

const MARK_WORDS = /\b(?:pre-?season|nba cup|group play|cancell?ed|postponed|ppd|rescheduled)\b/gi

/** The words of a long text that are marks of a game. */
const markWordsIn = (text: string) => text.match(MARK_WORDS)?.join(' ') ?? ''

const START_PATTERN = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/

function startText(event: IcsEvent, zones: ReadonlyMap<string, ReadZone>): string {
  const start = event.get('DTSTART')
  const [, year, month, day, hour, minute, utc] = START_PATTERN.exec(start?.value ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (start === undefined || readDay(date) === null) return start?.value ?? ''
  if (hour === undefined) return date
  const clock = `${date} ${hour}:${minute}`
  const zone = utc ? 'UTC' : start.parameters.TZID?.trim()
  if (!zone) return clock
  return easternClock(clock, zone, zones) ?? `${clock} ${zone}`
}

/**
 * The maximum number of days of all recurring events together, counted from their starts. They take
 * about a second.
 */
const MAX_DAYS = 20_000

/**
 * Expands recurring events to one event per day, within the current season or the later one that
 * they start in. Excluded days, and days that another event of the file replaces, are left out. An
 * event whose rule is unreadable or has too many days stays unchanged.
 */
function occurrences(events: readonly IcsEvent[], ical: typeof ICAL | undefined, today: string) {
  const replacements = events.filter((event) => event.has('RECURRENCE-ID'))
  const replaced = new Set(replacements.map((event) => occurrenceKey(event)))
  const expanded: IcsEvent[] = []
  let daysLeft = MAX_DAYS
  for (const event of events) {
    const rule = event.get('RRULE')
    const start = event.get('DTSTART')
    if (!rule || !start || !ical) {
      expanded.push(event)
      continue
    }
    const firstDay = isoDay(start.value)
    const endYear = Math.max(seasonOfToday(firstDay), seasonOfToday(today))
    // A season ends in April.
    const range = { firstDay, endDay: `${endYear}-05-01` }
    const { days, isComplete } = recurrence(ical, rule.value, range, daysLeft)
    daysLeft -= days.length
    const excluded = new Set(event.get('EXDATE')?.value.split(',').map(dayPart))
    const ofSeason = days.filter((day) => seasonStartYearOfDate(isoDay(day)) === endYear - 1)
    // An event that ended before the season keeps all its days.
    const once = (ofSeason.length > 0 ? ofSeason : days)
      .filter((day) => !excluded.has(day) && !replaced.has(occurrenceKey(event, day)))
      .map((day) => onceOn(day, event, start))
    expanded.push(...(isComplete ? once : [event]))
  }
  return expanded
}

/**
 * The days of a recurrence rule, `20251009`, from the first to before the end. They are incomplete
 * if there are more than `maxDays`, or the rule is unreadable.
 */
function recurrence(
  ical: typeof ICAL,
  rule: string,
  { firstDay, endDay }: Record<'firstDay' | 'endDay', string>,
  maxDays: number,
): { days: string[]; isComplete: boolean } {
  const days: string[] = []
  try {
    const end = ical.Time.fromDateString(endDay)
    const iterator = ical.Recur.fromString(rule).iterator(ical.Time.fromDateString(firstDay))
    for (let next = iterator.next(); next && next.compare(end) < 0; next = iterator.next()) {
      if (days.length === maxDays) return { days, isComplete: false }
      days.push(dayPart(next.toICALString()))
    }
    return { days, isComplete: true }
  } catch {
    return { days, isComplete: false }
  }
}

/** Copies a recurring event to one of its days. */
function onceOn(day: string, event: IcsEvent, start: IcsValue): IcsEvent {
  const once = new Map(event).set('DTSTART', { ...start, value: day + start.value.slice(8) })
  once.delete('RRULE')
  return once
}

/** `20251009T190000` → `2025-10-09`. */
const isoDay = (value: string) => value.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
