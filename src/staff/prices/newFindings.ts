import { eventPrices } from '../../content/season/current'
import { checkSeason } from '../../domain/checks/checkSeason'
import type { Finding } from '../../domain/checks/finding'
import { seasonOf } from '../../domain/checks/seasonOf'
import type { PricingLocation } from '../../domain/pricing'
import type { ChangedLocation } from './priceReview'

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
