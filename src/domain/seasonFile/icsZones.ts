import type ICAL from 'ical.js'
import { easternText, easternTextOf } from '../time/dates'

/** Outlook's names of time zones. */
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

/**
 * Converts a zone's clock time to the arena's. An Area/City name uses the browser's rules, which
 * are newer than those in most files. Any other name uses the file's rules, or else Outlook's
 * names. Null if the zone is unknown, or the file's rules and the name's differ.
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

/**
 * Converts a zone's clock time, `2025-10-09 19:00`, to the arena's; null if the zone's rules are
 * unreadable.
 */
export type ReadZone = (clock: string) => string | null

/** The zones that the file has rules for, by id. */
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
      // Unreadable rules: use only the zone's name.
    }
  }
  return zones
}
