import { priceColumns, pricesHeading } from '../../content/words/pricingWords'
import styles from './PriceTable.module.css'
import type { SizedRow } from './priceRows'

/** Every location's prices side by side, on paper and wide screens. */
export function PriceTable({ rows, note }: { rows: SizedRow[]; note: string }) {
  // Firefox ignores the width of a column group, so each column has its own.
  return (
    <table className={styles.table}>
      <caption>
        <h2 className={styles.heading}>{pricesHeading}</h2>
        <span className={styles.totals}>{note}</span>
      </caption>
      <colgroup>
        <col />
      </colgroup>
      <colgroup>
        <col />
        <col />
      </colgroup>
      <colgroup>
        <col />
        <col />
      </colgroup>
      <colgroup>
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {priceColumns.location}
          </th>
          <th scope="colgroup" colSpan={2} className={`${styles.group} ${styles.holder}`}>
            {priceColumns.holder}
          </th>
          <th scope="colgroup" colSpan={2} className={styles.group}>
            {priceColumns.box}
          </th>
          <th scope="col" rowSpan={2}>
            {priceColumns.saved}
          </th>
        </tr>
        <tr>
          <th scope="col" className={styles.holderFirst}>
            {priceColumns.perGame}
          </th>
          <th scope="col" className={styles.holderLast}>
            {priceColumns.total}
          </th>
          <th scope="col">{priceColumns.perGame}</th>
          <th scope="col">{priceColumns.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <LocationName {...row} />
            </th>
            <td className={styles.holderFirst}>{row.holderPerGame}</td>
            <td className={styles.holderLast}>{row.holderTotal}</td>
            <td>{row.boxPerGame}</td>
            <td>{row.boxTotal}</td>
            <td>{row.saved}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A location with its color. The swatch is made of borders, which print even if backgrounds do not.
 */
export function LocationName({ location, color, number, nameFont }: Omit<SizedRow, 'id'>) {
  return (
    <span className={styles.place} style={{ '--name': nameFont, '--swatch': color }}>
      <span className={styles.swatch} aria-hidden="true">
        {number !== null && (
          <span className={styles.number} data-number={number}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx={10} cy={10} r={9} />
            </svg>
          </span>
        )}
      </span>
      <span className={styles.name}>{location}</span>
    </span>
  )
}
