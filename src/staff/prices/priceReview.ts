import { columnMoney, withSign } from '../../domain/money'
import { priceLabels } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import { changedRow, type Edits, priceNames, rowName, stateOf } from './priceEdits'

/* What a save of prices would write, location by location. */

/** One location that a save would write. */
export interface ChangedLocation {
  before: PricingLocation
  after: PricingLocation
  name: string
  /** Each price that becomes another: `PH Total`, `$1,353.00`, `$1,420.65`. */
  changes: readonly { label: string; before: string; after: string }[]
}

const shown = (cents: number | null) => (cents === 0 ? withSign('0.00') : columnMoney(cents) || '—')

/** The locations whose prices are not as stored, in their order. */
export const changedLocations = (
  rows: readonly PricingLocation[],
  edits: Edits,
): ChangedLocation[] =>
  rows.flatMap((before) => {
    const changed = priceNames.filter((name) => stateOf(before, edits, name) !== 'none')
    if (changed.length === 0) return []
    const after = changedRow(before, edits)
    const changes = changed.map((name) => ({
      label: priceLabels[name],
      before: shown(before[name]),
      after: shown(after[name]),
    }))
    return [{ before, after, name: rowName(before), changes }]
  })
