/** One value of a calendar event with its parameters: `DTSTART;TZID=America/New_York:…`. */
export interface IcsValue {
  parameters: Readonly<Record<string, string>>
  value: string
}

/** An event's values by their names in capitals: the first of each name, but all excluded days. */
export type IcsEvent = ReadonlyMap<string, IcsValue>

/** A line's name, parameters and value. A quoted parameter may contain `:` and `;`. */
const CONTENT_LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s

/**
 * Reads the events of a calendar file. Folded lines are joined and escapes removed. Alarms inside
 * an event are left out, because their values have the same names.
 */
export function icsEvents(text: string): IcsEvent[] {
  const events: IcsEvent[] = []
  let event: Map<string, IcsValue> | undefined
  let nestedDepth = 0
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n|\r/)) {
    const [, name = '', parameters = '', value = ''] = CONTENT_LINE.exec(line) ?? []
    const key = name.toUpperCase()
    if (key === 'BEGIN' && event) {
      nestedDepth += 1
    } else if (key === 'BEGIN') {
      event = value.trim().toUpperCase() === 'VEVENT' ? new Map() : undefined
    } else if (key === 'END' && nestedDepth > 0) {
      nestedDepth -= 1
    } else if (key === 'END') {
      if (event) events.push(event)
      event = undefined
    } else if (event && nestedDepth === 0 && key !== '') {
      const first = event.get(key)
      if (first && key === 'EXDATE') event.set(key, { ...first, value: `${first.value},${value}` })
      if (!first) event.set(key, { parameters: parametersOf(parameters), value: unescaped(value) })
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

/**
 * The newest version of each event (RFC 5545, SEQUENCE and DTSTAMP), at the position of its first
 * version.
 */
export function newestVersions(events: readonly IcsEvent[]): IcsEvent[] {
  const byId = new Map<string, IcsEvent>()
  events.forEach((event, index) => {
    const id = event.get('UID')?.value ? occurrenceKey(event) : `${index}`
    const other = byId.get(id)
    if (!other || isNewer(event, other)) byId.set(id, event)
  })
  return [...byId.values()]
}

function isNewer(event: IcsEvent, other: IcsEvent): boolean {
  const sequence = (version: IcsEvent) => Number(version.get('SEQUENCE')?.value ?? 0)
  const stamp = (version: IcsEvent) => version.get('DTSTAMP')?.value ?? ''
  if (sequence(event) !== sequence(other)) return sequence(event) > sequence(other)
  return stamp(event) >= stamp(other)
}

/** `20251009T190000` → `20251009`. */
export const dayPart = (value = '') => value.trim().slice(0, 8)

/** The key of one day of a recurring event; by default the day that this event replaces. */
export const occurrenceKey = (
  event: IcsEvent,
  day = dayPart(event.get('RECURRENCE-ID')?.value),
): string => `${event.get('UID')?.value} ${day}`
