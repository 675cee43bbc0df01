import styles from './PhonePrices.module.css'
import { Place } from './PriceTable'
import type { PriceRow } from './priceRows'
import { columns, pricesHeading } from './words'

interface PhonePricesProps {
  rows: PriceRow[]
  /** Games that a total is for. */
  games: number
}

/** One small table per location: six columns are too many for a phone. */
export function PhonePrices({ rows, games }: PhonePricesProps) {
  return (
    <div className={styles.phone}>
      <h2 className={styles.heading}>{pricesHeading}</h2>
      <p className={styles.totals}>Totals are for all {games} games</p>
      {rows.map((row) => (
        <table key={row.id} className={styles.card}>
          <caption>
            <Place {...row} />
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{columns.perGame}</th>
              <th scope="col">{columns.total}</th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.holder}>
              <th scope="row">{columns.holder}</th>
              <td>{row.holderPerGame}</td>
              <td>{row.holderTotal}</td>
            </tr>
            <tr>
              <th scope="row">{columns.box}</th>
              <td>{row.boxPerGame}</td>
              <td>{row.boxTotal}</td>
            </tr>
            {row.saved && (
              <tr className={styles.saved}>
                <th scope="row">{columns.saved}</th>
                <td />
                <td>{row.saved}</td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
    </div>
  )
}
