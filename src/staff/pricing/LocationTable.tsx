import Button from '@mui/material/Button'
import { useState } from 'react'
import { counted } from '../../domain/checks/finding'
import { cssColor } from '../../domain/colors'
import { dollars, moneyText } from '../../domain/money'
import { priceText, unreadableText } from '../../domain/prices'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import unseen from '../../ui/unseen.module.css'
import {
  deleteIcon,
  editIcon,
  idKey,
  type RecordColumn,
  RecordName,
  RowAction,
} from '../list/columns'
import { RowBox } from '../list/RowBoxes'
import { useRowFocusFallback } from '../list/useHighlightedRows'
import styles from './LocationTable.module.css'
import { locationName } from './openDialog'

/**
 * The locations of one plan (docs/rules/screens.md#pricing-plan-management); on a narrow window
 * every row is a card.
 */
export function LocationTable({
  plan,
  selected,
  open,
  onEdit,
  onDelete,
}: {
  plan: PricingPlan
  /** The keys of the rows that are selected, while rows are. */
  selected: ReadonlySet<string> | undefined
  /** The location whose dialog is open. */
  open: number | undefined
  onEdit: (row: PricingLocation) => void
  onDelete: (row: PricingLocation) => void
}) {
  const focus = useRowFocusFallback(plan.locations, idKey)
  const [count, setCount] = useState(MOST_ROWS)
  const rest = plan.locations.length - count
  return (
    <>
      <table {...focus} className={styles.table} aria-label={`Locations of ${plan.name}`}>
        <thead>
          <tr>
            {selected && (
              <th scope="col" className={styles.box}>
                <span className={unseen.unseen}>Select</span>
              </th>
            )}
            <th scope="col" className={styles.first}>
              Location
            </th>
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
          {plan.locations.slice(0, count).map((row, index) => (
            <tr
              key={row.id}
              data-key={row.id}
              data-index={index}
              data-selected={selected?.has(idKey(row)) || undefined}
              data-open={row.id === open || undefined}
            >
              {selected && (
                <td className={styles.box}>
                  <RowBox name={recordName(row)} isSelected={selected.has(idKey(row))} />
                </td>
              )}
              <td className={styles.location}>
                <RecordName
                  name={locationName(row)}
                  label={recordName(row)}
                  onOpen={() => onEdit(row)}
                />
              </td>
              <td data-label="Color">
                <span className={styles.swatch} style={{ backgroundColor: cssColor(row.color) }} />
                <span className={styles.code}>{row.color || '—'}</span>
              </td>
              {PRICES.map(([field, header]) => (
                <td key={field} data-label={header} className={styles.money}>
                  {priceText(row, field)}
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
      {rest > 0 && (
        <Button onClick={() => setCount(count + MOST_ROWS)}>
          <span>{`Show ${Math.min(rest, MOST_ROWS)} of ${counted(rest, 'more location')}`}</span>
        </Button>
      )}
    </>
  )
}

/** Rows of one table that are shown at once. */
const MOST_ROWS = 300

/** The same location may be sold in every plan. */
export const recordName = ({ location, pricingPlanName }: PricingLocation) =>
  `${location || 'the row without a location'} of ${pricingPlanName}`

/** The four prices of a location, under the heads of its table. */
const PRICES = [
  ['planHolderPerGame', 'Price/Game'],
  ['planHolderTotal', 'Total'],
  ['boxOfficePerGame', 'Box Price/Game'],
  ['boxOfficeTotal', 'Box Total'],
] as const

/** Every location as one table for export and print, with plan and reps in each row. */
export const pricingColumns: RecordColumn<PricingLocation>[] = [
  { id: 'plan', header: 'Pricing Plan', width: 20, value: (row) => row.pricingPlanName },
  { id: 'location', header: 'Location', width: 20, value: (row) => row.location },
  { id: 'color', header: 'Color', width: 8, value: (row) => row.color },
  ...PRICES.map(([field, header]) => ({
    id: field,
    header,
    width: 9,
    cell: (row: PricingLocation) => unreadableText(row, field) ?? moneyText(row[field]),
    exported: (row: PricingLocation) => unreadableText(row, field) ?? dollars(row[field]),
  })),
  { id: 'reps', header: 'Reps', width: 16, value: (row) => row.repNames.join(', ') },
]
