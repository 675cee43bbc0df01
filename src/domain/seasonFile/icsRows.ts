import type ICAL from 'ical.js'
import { easternText, easternTextOf, readDay, todayEastern } from '../time/dates'
import { seasonOfToday, seasonYearOfDate } from '../time/seasons'
import { FileProblem } from './cellText'

/** The heads of a calendar file's rows. */
const HEADERS = ['Date', 'Game', 'Location', 'Notes']

/** Whether a calendar file has zones or recurring events, which need ical.js to be read. */
export const needsIcalLibrary = (text: string): boolean => /^(?:BEGIN:VTIMEZONE|RRULE)/im.test(text)

/**
 * A calendar file as rows with heads: when, what, where. Times are the arena's clock; an event of a
 * whole day has no time; what cannot be read stays as it is written, for a person to fix.
 * @param ical reads zones and recurrence rules; left out for a file that has none ({@link needsIcalLibrary}).
 * @param today `YYYY-MM-DD` at the arena.
 * @throws FileProblem for a calendar without events.
 */
export function icsRows(text: string, ical?: typeof ICAL, today = todayEastern()): string[][] {
  const events = occurrences(latest(icsEvents(text)), ical, today)
  if (events.length === 0) throw new FileProblem('This calendar file has no events.')
  const zones = ical ? zonesOf(text, ical) : new Map<string, ReadZone>()
  return [HEADERS, ...events.map((event) => eventRow(event, zones))]
}

function eventRow(event: IcsEvent, zones: ReadonlyMap<string, ReadZone>): string[] {
  const text = (name: string) => event.get(name)?.value ?? ''
  return [
    startText(event, zones) + (event.has('RRULE') ? ` and again (${text('RRULE')})` : ''),
    text('SUMMARY'),
    text('LOCATION'),
    markers(['STATUS', 'CATEGORIES', 'DESCRIPTION'].map(text).join(' ')),
  ]
}

/** Of long texts only the words that mark a game. */
const markers = (text: string) =>
  (
    text.match(/\b(?:pre-?season|nba cup|group play|cancell?ed|postponed|ppd|rescheduled)\b/gi) ??
    []
  ).join(' ')

const startPattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/

function startText(event: IcsEvent, zones: ReadonlyMap<string, ReadZone>): string {
  const start = event.get('DTSTART')
  const [, year, month, day, hour, minute, utc] = startPattern.exec(start?.value ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (start === undefined || readDay(date) === null) return start?.value ?? ''
  if (hour === undefined) return date
  const clock = `${date} ${hour}:${minute}`
  const zone = utc ? 'UTC' : start.parameters.TZID?.trim()
  if (!zone) return clock
  return inZone(clock, zone, zones) ?? `${clock} ${zone}`
}

/**
 * The arena's clock when a zone's clock shows this. An Area/City name goes by the browser's rules,
 * which are newer than those in most files; any other by the rules in the file, then by Outlook's
 * names. Null for an unknown zone, and where the file's rules and the name's differ.
 */
function inZone(clock: string, zone: string, zones: ReadonlyMap<string, ReadZone>): string | null {
  const city = /[^/]+\/[^/]+$/.exec(zone)?.[0]
  const byCity = city && easternTextOf(clock, city)
  if (byCity) return byCity
  const byFile = zones.get(zone)?.(clock) ?? null
  const outlook = outlookNames[zone.toLowerCase()]
  const byName = outlook ? easternTextOf(clock, outlook) : null
  if (byFile && byName && byFile !== byName) return null
  return byFile ?? byName ?? easternTextOf(clock, zone)
}

/** Zones as Outlook calls them. */
const outlookNames: Readonly<Record<string, string>> = {
  'atlantic standard time': 'America/Halifax',
  'central standard time': 'America/Chicago',
  'eastern standard time': 'America/New_York',
  'gmt standard time': 'Europe/London',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'us eastern standard time': 'America/New_York',
  'us mountain standard time': 'America/Phoenix',
}

/** The arena's clock when this zone's clock shows `2025-10-09 19:00`; null where its rules cannot be read. */
type ReadZone = (clock: string) => string | null

/** The zones that the file itself has rules for, by their ids. */
function zonesOf(text: string, ical: typeof ICAL): Map<string, ReadZone> {
  const zones = new Map<string, ReadZone>()
  for (const [block] of text.matchAll(/^BEGIN:VTIMEZONE[\s\S]*?^END:VTIMEZONE/gim)) {
    try {
      const zone = new ical.Timezone(new ical.Component(ical.parse(block)))
      zones.set(zone.tzid.trim(), (clock) => {
        const time = ical.Time.fromDateTimeString(`${clock.replace(' ', 'T')}:00`)
        time.zone = zone
        return easternText(new Date(time.toUnixTime() * 1000)).slice(0, 16)
      })
    } catch {
      // Rules that cannot be read: the zone goes by its name alone.
    }
  }
  return zones
}

/** Days of all recurring events together, from their starts on; opening them takes about a second. */
const MAX_DAYS = 20_000

/**
 * Recurring events as one event a day within the season that is played, or a later one that they start
 * in, without the excluded days and those that another event of the file replaces. One whose rule cannot
 * be read, or has too many days, stays as it is.
 */
function occurrences(events: readonly IcsEvent[], ical: typeof ICAL | undefined, today: string) {
  const replaced = new Set(
    events.map((event) => event.has('RECURRENCE-ID') && dayOf(event, 'RECURRENCE-ID')),
  )
  let dayCount = 0
  return events.flatMap((event) => {
    const rule = event.get('RRULE')
    const start = event.get('DTSTART')
    if (!rule || !start || !ical) return [event]
    const excluded = new Set(event.get('EXDATE')?.value.split(',').map(dayPart))
    const season = Math.max(seasonOfToday(isoDay(start.value)), seasonOfToday(today))
    const days: string[] = []
    try {
      const end = ical.Time.fromDateString(`${season}-05-01`)
      const first = ical.Time.fromDateString(isoDay(start.value))
      const iterator = ical.Recur.fromString(rule.value).iterator(first)
      for (let next = iterator.next(); next && next.compare(end) < 0; next = iterator.next()) {
        dayCount += 1
        if (dayCount > MAX_DAYS) return [event]
        days.push(next.toICALString().slice(0, 8))
      }
    } catch {
      return [event]
    }
    const ofSeason = days.filter((day) => seasonYearOfDate(isoDay(day)) === season - 1)
    // An event that ended before the season has all its days.
    const expandedDays = ofSeason.length > 0 ? ofSeason : days
    return expandedDays
      .filter((day) => !excluded.has(day) && !replaced.has(`${event.get('UID')?.value} ${day}`))
      .map((day) => onceOn(day, event, start))
  })
}

/** A recurring event on one of its days. */
function onceOn(day: string, event: IcsEvent, start: IcsValue): IcsEvent {
  const once = new Map(event).set('DTSTART', { ...start, value: day + start.value.slice(8) })
  once.delete('RRULE')
  return once
}

const dayPart = (value: string) => value.trim().slice(0, 8)
const dayOf = (event: IcsEvent, name: string) =>
  `${event.get('UID')?.value} ${dayPart(event.get(name)?.value ?? '')}`

/** `20251009T190000` → `2025-10-09`. */
const isoDay = (value: string) => value.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')

/** The newest version of each event (RFC 5545, SEQUENCE and DTSTAMP), at the place of its first. */
function latest(events: readonly IcsEvent[]): IcsEvent[] {
  const byId = new Map<string, IcsEvent>()
  events.forEach((event, index) => {
    const uid = event.get('UID')?.value
    const id = uid ? dayOf(event, 'RECURRENCE-ID') : `${index}`
    const other = byId.get(id)
    if (!other || isNewer(event, other)) byId.set(id, event)
  })
  return [...byId.values()]
}

function isNewer(event: IcsEvent, other: IcsEvent): boolean {
  const sequence = (one: IcsEvent) => Number(one.get('SEQUENCE')?.value ?? 0)
  const stamp = (one: IcsEvent) => one.get('DTSTAMP')?.value ?? ''
  if (sequence(event) !== sequence(other)) return sequence(event) > sequence(other)
  return stamp(event) >= stamp(other)
}

/** One value of a calendar event with its parameters: `DTSTART;TZID=America/New_York:…`. */
interface IcsValue {
  parameters: Readonly<Record<string, string>>
  value: string
}

/** An event's values by their names in capitals: the first of each, of excluded days all. */
type IcsEvent = ReadonlyMap<string, IcsValue>

/** A line's name, parameters and value; a parameter in quotes may hold `:` and `;`. */
const contentLinePattern = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s

/**
 * The events of a calendar file: folded lines are joined, escapes are taken back. Alarms inside an
 * event have values of the same names, and are left out.
 */
function icsEvents(text: string): IcsEvent[] {
  const events: IcsEvent[] = []
  let event: Map<string, IcsValue> | undefined
  let nestedDepth = 0
  for (const written of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n|\r/)) {
    const [, name = '', parameters = '', value = ''] = contentLinePattern.exec(written) ?? []
    const key = name.toUpperCase()
    if (key === 'BEGIN' && event === undefined) {
      if (value.trim().toUpperCase() === 'VEVENT') event = new Map()
    } else if (key === 'BEGIN') nestedDepth += 1
    else if (key === 'END' && nestedDepth > 0) nestedDepth -= 1
    else if (key === 'END' && event) {
      events.push(event)
      event = undefined
    } else if (event && nestedDepth === 0 && key !== '') {
      const before = event.get(key)
      if (!before) event.set(key, { parameters: parametersOf(parameters), value: unescaped(value) })
      else if (key === 'EXDATE') event.set(key, { ...before, value: `${before.value},${value}` })
    }
  }
  return events
}

function parametersOf(text: string): Record<string, string> {
  const parts = text.matchAll(/;([\w-]+)=(?:"([^"]*)"|([^":;]*))/g)
  return Object.fromEntries(
    [...parts].map(([, name = '', quoted, bare]) => [name.toUpperCase(), quoted ?? bare ?? '']),
  )
}

const unescaped = (value: string) =>
  value.replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim()
