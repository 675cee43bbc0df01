import type { PricingLocation } from '../../../domain/pricing'

/** Names that a server takes for the same. */
export const isSameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

type Place = Pick<PricingLocation, 'pricingPlanName' | 'location'>

/** One place of one pricing plan, whatever its id by now. */
export const isSamePlace = (one: Place, other: Place) =>
  isSameText(one.pricingPlanName, other.pricingPlanName) && isSameText(one.location, other.location)

/** What a location is called beside others: 'Loge of Plan A'. */
export const locationTitle = ({ location, pricingPlanName }: Place) =>
  `${location || '—'} of ${pricingPlanName}`

/**
 * A record among those of now: by id and name, else by name, because it may have been made again,
 * else by id, because it may have been renamed.
 */
export function recognized<
  Row extends { id: number },
  Known extends { id: number | null; others?: readonly number[] },
>(
  rows: readonly Row[],
  known: Known,
  isSame: (row: Row, known: Known) => boolean,
): Row | undefined {
  const alike = rows.filter((row) => isSame(row, known) && !known.others?.includes(row.id))
  return (
    alike.find(({ id }) => id === known.id) ?? alike[0] ?? rows.find(({ id }) => id === known.id)
  )
}
