import { cssColor } from '../../domain/locationColor'
import { moneyText } from '../../domain/money'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { RowAction } from '../../ui/table/RowAction'
import { locationName } from './currentPricingPlan'
import { deleteIcon, editIcon } from './icons'
import styles from './LocationTable.module.css'
import { PRICES } from './pricingColumns'

/**
 * The locations of one plan (docs/rules/screens.md#pricing-plan-management); on a narrow window
 * every row is a card.
 */
export function LocationTable({
  plan,
  onEdit,
  onDelete,
}: {
  plan: PricingPlan
  onEdit: (row: PricingLocation) => void
  onDelete: (row: PricingLocation) => void
}) {
  return (
    <table className={styles.table} aria-label={`Locations of ${plan.name}`}>
      <thead>
        <tr>
          <th scope="col">Location</th>
          <th scope="col">Color</th>
          {PRICES.map(([field, header]) => (
            <th key={field} scope="col" className={styles.money}>
              {header}
            </th>
          ))}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {plan.locations.map((row) => (
          <tr key={row.id}>
            <td className={styles.location}>{locationName(row)}</td>
            <td data-label="Color">
              <span className={styles.swatch} style={{ backgroundColor: cssColor(row.color) }} />
              <span>{row.color || '—'}</span>
            </td>
            {PRICES.map(([field, header]) => (
              <td key={field} data-label={header} className={styles.money}>
                {moneyText(row[field])}
              </td>
            ))}
            <td className={styles.actions}>
              <RowAction
                name="Edit"
                record={recordName(row)}
                icon={editIcon}
                onClick={() => onEdit(row)}
              />
              <RowAction
                name="Delete"
                record={recordName(row)}
                icon={deleteIcon}
                onClick={() => onDelete(row)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same location may be sold in every plan. */
const recordName = ({ location, pricingPlanName }: PricingLocation) =>
  `${location || 'the row without a location'} of ${pricingPlanName}`
