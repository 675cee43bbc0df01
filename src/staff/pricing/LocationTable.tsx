import Button from '@mui/material/Button'
import { useState } from 'react'
import { cssColor } from '../../domain/colors'
import { exportDollars, moneyText } from '../../domain/money'
import { type PriceName, priceNames, priceText, unreadableText } from '../../domain/prices'
import {
  locationName,
  locationOfPlan,
  type PricingLocation,
  type PricingPlan,
} from '../../domain/pricing'
import { counted } from '../../domain/text'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import {
  actionsColumn,
  idKey,
  nameColumn,
  type RecordColumn,
  type RowActions,
} from '../list/columns'
import { RowCheckbox } from '../list/RowCheckboxes'
import { useRowFocusFallback } from '../list/useRowFocusFallback'
import styles from './LocationTable.module.css'
import type { PricingDialogState } from './pricingDialogs'

/** How many rows a table shows at first, and how many more with each 'Show more'. */
const ROWS_AT_ONCE = 300
/** The headers of the price columns. */
const PRICE_HEADERS: Record<PriceName, string> = {
  planHolderPerGame: 'Price/Game',
  planHolderTotal: 'Total',
  boxOfficePerGame: 'Box Price/Game',
  boxOfficeTotal: 'Box Total',
}

interface LocationTableProps {
  plan: PricingPlan
  /** The keys of the selected rows; undefined while selecting is off. */
  selected: ReadonlySet<string> | undefined
  /** The id of the location whose dialog is open. */
  openId: number | undefined
  onOpen: (dialog: PricingDialogState) => void
}

/**
 * The locations of one plan (docs/rules/screens.md#pricing-plan-management). In a narrow window,
 * every row is a card.
 */
export function LocationTable({ plan, selected, openId, onOpen }: LocationTableProps) {
  const focus = useRowFocusFallback(plan.locations, idKey)
  const [count, setCount] = useState(ROWS_AT_ONCE)
  const remaining = plan.locations.length - count
  const onEdit = (row: PricingLocation) => onOpen({ kind: 'location', plan, row })
  const onDelete = (row: PricingLocation) => onOpen({ kind: 'delete', plan, row })
  const columns = tableColumns({ onEdit, onDelete })
  return (
    <>
      <table {...focus} className={styles.table} aria-label={`Locations of ${plan.name}`}>
        <thead>
          <tr>
            {selected && (
              <th scope="col" data-slot="box">
                <span className={visuallyHidden.text}>Select</span>
              </th>
            )}
            {columns.map(({ id, slot, header }) => (
              <th key={id} scope="col" data-slot={slot}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.locations.slice(0, count).map((row, index) => (
            <tr
              key={row.id}
              data-key={row.id}
              data-index={index}
              data-selected={selected?.has(idKey(row)) || undefined}
              data-open={row.id === openId || undefined}
            >
              {selected && (
                <td data-slot="box">
                  <RowCheckbox name={accessibleTitle(row)} isSelected={selected.has(idKey(row))} />
                </td>
              )}
              {columns.map(({ id, slot, header, cell }) => (
                <td key={id} data-slot={slot} data-label={header}>
                  {cell?.(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {remaining > 0 && (
        <Button onClick={() => setCount(count + ROWS_AT_ONCE)}>
          <span>{`Show ${Math.min(remaining, ROWS_AT_ONCE)} of ${counted(remaining, 'more location')}`}</span>
        </Button>
      )}
    </>
  )
}

/**
 * A location's name for screen readers and lists. Includes the plan, because plans share location
 * names.
 */
export const accessibleTitle = (row: PricingLocation) =>
  locationOfPlan(row, 'the row without a location')

/** The columns of the on-screen table. */
const tableColumns = (actions: RowActions<PricingLocation>): RecordColumn<PricingLocation>[] => [
  nameColumn({
    header: 'Location',
    width: 24,
    name: (row) => locationName(row),
    label: accessibleTitle,
    onOpen: actions.onEdit,
  }),
  {
    id: 'color',
    header: 'Color',
    width: 12,
    cell: ({ color }) => (
      <>
        <span className={styles.swatch} style={{ backgroundColor: cssColor(color) }} />
        <span className={styles.code}>{color || '—'}</span>
      </>
    ),
  },
  ...priceNames.map(
    (price): RecordColumn<PricingLocation> => ({
      id: price,
      header: PRICE_HEADERS[price],
      width: 12.5,
      slot: 'money',
      cell: (row) => priceText(row, price),
    }),
  ),
  actionsColumn(14, accessibleTitle, actions),
]

/** The columns for export and print: one table of all locations, with plan and reps in each row. */
export const EXPORT_COLUMNS: RecordColumn<PricingLocation>[] = [
  { id: 'plan', header: 'Pricing Plan', width: 20, value: (row) => row.pricingPlanName },
  { id: 'location', header: 'Location', width: 20, value: (row) => row.location },
  { id: 'color', header: 'Color', width: 8, value: (row) => row.color },
  ...priceNames.map((price) => ({
    id: price,
    header: PRICE_HEADERS[price],
    width: 9,
    cell: (row: PricingLocation) => unreadableText(row, price) ?? moneyText(row[price]),
    exportValue: (row: PricingLocation) => unreadableText(row, price) ?? exportDollars(row[price]),
  })),
  { id: 'reps', header: 'Reps', width: 16, value: (row) => row.repNames.join(', ') },
]
