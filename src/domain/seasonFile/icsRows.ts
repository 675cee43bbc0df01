import { easternTextOf, readDay } from '../time/dates'
import { FileProblem } from './cellText'

/** The heads of a calendar file's rows. */
const HEADS = ['Date', 'Game', 'Location', 'Notes']

/**
 * A calendar file as rows with heads: when, what, where. Times stand as the arena's clock shows them;
 * an event of a whole day has no time; what cannot be read stands as it is written, for a person to
 * mend.
 * @throws FileProblem for a calendar without events.
 */
export function icsRows(text: string): string[][] {
  const events = icsEvents(text)
  if (events.length === 0) throw new FileProblem('This calendar file has no events.')
  return [HEADS, ...events.map(eventRow)]
}

function eventRow(event: IcsEvent): string[] {
  const text = (name: string) => event.get(name)?.value ?? ''
  const isCancelled = /^cancell?ed$/i.test(text('STATUS'))
  return [
    event.has('RRULE') ? `${startText(event)} and again (${text('RRULE')})` : startText(event),
    text('SUMMARY'),
    text('LOCATION'),
    [isCancelled ? 'Cancelled' : '', markers(text('CATEGORIES')), markers(text('DESCRIPTION'))]
      .filter(Boolean)
      .join(' '),
  ]
}

/** Of long texts only the words that mark a game. */
const markers = (text: string) =>
  (text.match(/\b(?:pre-?season|nba cup|group play)\b/gi) ?? []).join(' ')

const startPattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/

function startText(event: IcsEvent): string {
  const start = event.get('DTSTART')
  const [, year, month, day, hour, minute, utc] = startPattern.exec(start?.value ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (start === undefined || readDay(date) === null) return start?.value ?? ''
  if (hour === undefined) return date
  const clock = `${date} ${hour}:${minute}`
  const zone = utc ? 'UTC' : start.parameters.TZID
  if (zone === undefined) return clock
  const name = outlookNames[zone.trim().toLowerCase()] ?? zone.trim().replace(/^\//, '')
  if (name === '' || sameAsEastern.test(name)) return clock
  return easternTextOf(clock, name) ?? `${clock} ${zone}`
}

const sameAsEastern = /^(?:America\/(?:New_York|Detroit|Toronto|Montreal)|US\/Eastern|EST5EDT)$/

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

/** One value of a calendar event with what is said about it: `DTSTART;TZID=America/New_York:…`. */
interface IcsValue {
  parameters: Readonly<Record<string, string>>
  value: string
}

/** An event's values by their names in capitals, the first of each. */
type IcsEvent = ReadonlyMap<string, IcsValue>

/** A line's name, parameters and value; a parameter in quotes may hold `:` and `;`. */
const line = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s

/**
 * The events of a calendar file: lines that were folded are joined, escapes are taken back. Alarms
 * inside an event have values of the same names, and are left out.
 */
function icsEvents(text: string): IcsEvent[] {
  const events: IcsEvent[] = []
  let event: Map<string, IcsValue> | undefined
  let inner = 0
  for (const written of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n|\r/)) {
    const [, name = '', said = '', value = ''] = line.exec(written) ?? []
    const key = name.toUpperCase()
    if (key === 'BEGIN' && event === undefined) {
      if (value.trim().toUpperCase() === 'VEVENT') event = new Map()
    } else if (key === 'BEGIN') inner += 1
    else if (key === 'END' && inner > 0) inner -= 1
    else if (key === 'END' && event) {
      events.push(event)
      event = undefined
    } else if (event && inner === 0 && key !== '' && !event.has(key)) {
      event.set(key, { parameters: parametersOf(said), value: plain(value) })
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

const plain = (value: string) =>
  value.replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign)).trim()
