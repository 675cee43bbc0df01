import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { priceLabels, priceOfTotal, priceText, totalNames } from '../../domain/prices'
import { locationName, type PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { FilterSelect } from '../list/FilterBar'
import styles from './Prices.module.css'
import { useShownPlans } from './useShownPlans'

/** The columns: a price per game, and its total below it. */
const PRICE_COLUMNS = totalNames.map((total) => ({ price: priceOfTotal[total], total }))

interface PriceListProps {
  /** All stored locations. */
  rows: readonly PricingLocation[]
  /** The number of locations with unsaved changes from the grid. */
  changedCount: number
}

/** All prices as a read-only table, for windows that are too narrow for the grid. */
export function PriceList({ rows, changedCount }: PriceListProps) {
  const { filters, plans, shownPlans, hiddenCount } = useShownPlans(rows)
  return (
    <>
      <div className={styles.listTools}>
        <FilterSelect
          label="Plan"
          none="All plans"
          value={filters.filter.plan}
          options={plans.map(({ name }) => [name, name])}
          onChange={(name) => filters.setFilter('plan', name)}
        />
        <PricingPlansLink text="Edit plan by plan" />
      </div>
      <p className={styles.hint}>
        {changedCount === 0
          ? 'Use a wider window to see all prices in a grid.'
          : `${counted(changedCount, 'changed location')} not saved yet. Use a wider window to see them.`}
      </p>
      <table className={styles.list} aria-label="Prices">
        <thead>
          <tr>
            <th scope="col">Location</th>
            {PRICE_COLUMNS.map(({ price, total }) => (
              <th key={price} scope="col">
                <span>{priceLabels[price]}</span>
                <span>{priceLabels[total]}</span>
              </th>
            ))}
          </tr>
        </thead>
        {shownPlans.map(({ name, locations }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={PRICE_COLUMNS.length + 1}>
                {name}
              </th>
            </tr>
            {locations.map((row) => (
              <tr key={row.id}>
                <th scope="row">{locationName(row)}</th>
                {PRICE_COLUMNS.map(({ price, total }) => (
                  <td key={price}>
                    <span>{priceText(row, price) || '—'}</span>
                    <span>{priceText(row, total)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <HiddenLocationsNote count={hiddenCount} />
    </>
  )
}

/**
 * A link to Pricing Plan Management, where plans are created and the prices of a location are
 * edited.
 */
export const PricingPlansLink = ({ text }: { text: string }) => (
  <Button component={Link} variant="contained" to={paths.pricing} className={styles.link}>
    <span>{text}</span>
  </Button>
)

/** Says how many locations of other plans are hidden; nothing if there are none. */
export const HiddenLocationsNote = ({ count }: { count: number }) =>
  count > 0 && <p>{`${counted(count, 'more location')}: choose a plan to see its locations.`}</p>
