/** One value of a calendar event with what is said about it: `DTSTART;TZID=America/New_York:…`. */
interface IcsValue {
  parameters: Readonly<Record<string, string>>
  value: string
}

/** An event's values by their names in capitals, the first of each. */
export type IcsEvent = ReadonlyMap<string, IcsValue>

/** A line's name, parameters and value; a parameter in quotes may hold `:` and `;`. */
const line = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s

/**
 * The events of a calendar file: lines that were folded are joined, escapes are taken back. Alarms
 * inside an event have values of the same names, and are left out.
 */
export function icsEvents(text: string): IcsEvent[] {
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
