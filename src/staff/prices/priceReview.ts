import { eventPrices } from '../../content/season/current'
import { checkSeason } from '../../domain/checks/checkSeason'
import type { Finding } from '../../domain/checks/finding'
import { seasonOf } from '../../domain/checks/season'
import { moneyText, withSign } from '../../domain/money'
import type { PricingLocation } from '../../domain/pricing'
import { priceLabels } from '../kit/totalOffers'
import { changedRow, type Edits, priceNames, rowName, stateOf } from './priceEdits'

/** One location that a save would write. */
export interface ChangedLocation {
  before: PricingLocation
  after: PricingLocation
  name: string
  /** Each price that becomes another: `PH Total`, `$1,353`, `$1,420.65`. */
  changes: readonly { label: string; before: string; after: string }[]
}

const shown = (cents: number | null) => (cents === 0 ? withSign('0') : moneyText(cents) || '—')

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

/** What the rules of the checks say of the prices after a save that they do not say now. */
export function newFindings(
  rows: readonly PricingLocation[],
  changed: readonly ChangedLocation[],
  today: string,
): Finding[] {
  const afterById = new Map(changed.map(({ after }) => [after.id, after]))
  const findingsOf = (pricing: readonly PricingLocation[]) =>
    checkSeason(
      seasonOf({
        games: [],
        plans: [],
        combinedPlans: [],
        pricing,
        reps: [],
        prices: eventPrices,
        unreadPlans: [],
        today,
      }),
      ['pricing location'],
    )
  const known = new Set(findingsOf(rows).map(({ sentence }) => sentence))
  return findingsOf(rows.map((row) => afterById.get(row.id) ?? row)).filter(
    ({ sentence }) => !known.has(sentence),
  )
}
