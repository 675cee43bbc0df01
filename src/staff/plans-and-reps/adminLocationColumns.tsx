import { columnMoney, dollars } from '../../domain/money'
import type { PricingLocation } from '../../domain/pricing'
import { actionsColumn, type RecordColumn, type RowActions } from '../list/columns'
import { locationLabel } from './locationLabels'

/**
 * The columns of docs/rules/screens.md#plans-and-reps-admin; prices of 0 or none stay blank
 * (docs/rules/fields.md#prices).
 */
export function adminLocationColumns(
  actions: RowActions<PricingLocation>,
): RecordColumn<PricingLocation>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      look: 'lead',
      width: 24,
      value: (plan) => plan.pricingPlanName,
    },
    {
      id: 'location',
      header: 'Location',
      look: 'main',
      width: 26,
      value: (plan) => plan.location,
    },
    {
      id: 'holder',
      header: 'Holder $/game',
      short: 'Holder',
      width: 17,
      ...pricesOf('planHolderPerGame'),
    },
    {
      id: 'boxOffice',
      header: 'Box Office $/game',
      short: 'Box Office',
      width: 21,
      ...pricesOf('boxOfficePerGame'),
    },
    actionsColumn(12, locationLabel, actions),
  ]
}

const pricesOf = (price: 'planHolderPerGame' | 'boxOfficePerGame') =>
  ({
    look: 'money',
    value: (plan) => plan[price] ?? 0,
    cell: (plan) => columnMoney(plan[price]),
    exported: (plan) => dollars(plan[price]),
  }) satisfies Partial<RecordColumn<PricingLocation>>
