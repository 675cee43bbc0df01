import type ICAL from 'ical.js'
import { easternText, easternTextOf } from '../time/dates'

/**
 * The arena's clock when a zone's clock shows this. An Area/City name goes by the browser's rules,
 * which are newer than those in most files; any other by the rules in the file, then by Outlook's
 * names. Null for an unknown zone, and where the file's rules and the name's differ.
 */
export function easternClock(clock: string, zone: string, zones: ReadonlyMap<string, ReadZone>) {
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
export type ReadZone = (clock: string) => string | null

/** The zones that the file itself has rules for, by their ids. */
export function zonesOf(text: string, ical: typeof ICAL): Map<string, ReadZone> {
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
