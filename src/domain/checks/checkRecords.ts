import { checkInParts } from './checkSeason'
import type { Finding, RecordKind } from './finding'
import { seasonInParts } from './seasonOf'
import type { Season, SeasonRecords } from './seasonRecords'

/** What all rules came to (docs/rules/checks.md). */
export interface Checked {
  /** The records, as the rules asked for them. */
  season: Season
  /** The kinds whose rules ran. */
  kinds: readonly RecordKind[]
  /** Worst first. */
  findings: Finding[]
}

/**
 * Runs the rules over records as they were read, with a pause after each part of the work: for
 * `useInSlices`. @param kinds of records whose lists could be read.
 */
export function* checkRecords(
  records: SeasonRecords,
  kinds: readonly RecordKind[],
): Generator<undefined, Checked> {
  const season = yield* seasonInParts(records)
  const findings = yield* checkInParts(season, kinds)
  return { season, kinds, findings }
}
