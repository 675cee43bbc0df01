/**
 * One row of a pricing plan: the prices of one location (specification 3 "Pricing plan row").
 * Money is whole cents; null where the server sent nothing readable.
 */
export interface PricingLocation {
  id: number
  planName: string
  location: string
  /** Hex without `#`, as sent; may be unusable. */
  color: string
  planHolderPerGame: number | null
  planHolderTotal: number | null
  boxOfficePerGame: number | null
  boxOfficeTotal: number | null
  repNames: string[]
}
