import { dollars, moneyText } from '../../domain/money'
import type { PricingLocation } from '../../domain/pricing'
import type { RecordColumn } from '../list/columns'

/** The four prices of a location, under the heads of its table. */
export const PRICES = [
  ['planHolderPerGame', 'Price/Game'],
  ['planHolderTotal', 'Total'],
  ['boxOfficePerGame', 'Box Price/Game'],
  ['boxOfficeTotal', 'Box Total'],
] as const

/** Every location as one table, for files and paper: what the screen says, plan and reps in each row. */
export const pricingColumns: RecordColumn<PricingLocation>[] = [
  { id: 'plan', header: 'Pricing Plan', width: 20, value: (row) => row.pricingPlanName },
  { id: 'location', header: 'Location', width: 20, value: (row) => row.location },
  { id: 'color', header: 'Color', width: 8, value: (row) => row.color },
  ...PRICES.map(([field, header]) => ({
    id: field,
    header,
    width: 9,
    cell: (row: PricingLocation) => moneyText(row[field]),
    exported: (row: PricingLocation) => dollars(row[field]),
  })),
  { id: 'reps', header: 'Reps', width: 16, value: (row) => row.repNames.join(', ') },
]
