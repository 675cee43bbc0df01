import { dollars, moneyText } from '../../domain/money'
import type { PricingLocation } from '../../domain/pricing'
import {
  actionsColumn,
  deleteAction,
  editAction,
  type RowActions,
} from '../../ui/table/actionsColumn'
import type { RecordColumn } from '../../ui/table/recordColumn'
import { locationLabel } from './locationLabels'

/**
 * The columns of docs/rules/screens.md#plans-and-reps-admin; prices of 0 or none stay blank
 * (docs/rules/fields.md#prices).
 */
export function adminLocationColumns(
  actions: RowActions<PricingLocation>,
): RecordColumn<PricingLocation>[] {
  return [
    { id: 'name', header: 'Name', width: 26, value: (plan) => plan.pricingPlanName },
    { id: 'location', header: 'Location', width: 28, value: (plan) => plan.location },
    {
      id: 'holder',
      header: 'Holder $/game',
      width: 16,
      value: (plan) => plan.planHolderPerGame ?? 0,
      cell: (plan) => moneyText(plan.planHolderPerGame),
      exported: (plan) => dollars(plan.planHolderPerGame),
    },
    {
      id: 'boxOffice',
      header: 'Box Office $/game',
      width: 18,
      value: (plan) => plan.boxOfficePerGame ?? 0,
      cell: (plan) => moneyText(plan.boxOfficePerGame),
      exported: (plan) => dollars(plan.boxOfficePerGame),
    },
    actionsColumn({
      width: 12,
      record: (plan) => locationLabel(plan),
      actions: [editAction(actions.onEdit), deleteAction(actions.onDelete)],
    }),
  ]
}
