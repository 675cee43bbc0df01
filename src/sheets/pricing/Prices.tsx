import {
  continuedLabel,
  priceColumns,
  pricesHeading,
  pricesNotSet,
  totalsNote,
} from '../../content/words/pricingWords'
import type { Rep } from '../../domain/rep'
import { figuresWidth, textWidth } from '../kit/fit/textWidth'
import { useIsNarrow } from '../kit/PhoneList'
import styles from './Prices.module.css'
import { LocationName, PriceTable } from './PriceTable'
import type { SizedRow } from './priceRows'

interface PricesProps {
  rows: SizedRow[]
  /** How many games a total is for. */
  games: number
  /** The person to ask if there are no prices. */
  rep: Pick<Rep, 'name'>
  /** How many rows are on earlier pages. */
  before?: number
  /** How many rows are on this page. Defaults to all. */
  count?: number
}

/** The table of prices, or a card per location on phones. Without prices, it says whom to ask. */
export function Prices({ rows, games, rep, before = 0, count = rows.length }: PricesProps) {
  const isNarrow = useIsNarrow()
  if (rows.length === 0) return <p className={styles.noPrices}>{pricesNotSet(rep.name)}</p>
  return (
    <>
      <PriceTable
        rows={rows.slice(before, before + count)}
        note={before > 0 ? continuedLabel : totalsNote(games)}
      />
      {isNarrow && before === 0 && <PhonePrices rows={rows} games={games} />}
    </>
  )
}

/** One small table per location, because six columns are too many for a phone. */
function PhonePrices({ rows, games }: Pick<PricesProps, 'rows' | 'games'>) {
  return (
    <div className={styles.phone} style={phoneColumnWidths(rows)}>
      <h2 className={styles.heading}>{pricesHeading}</h2>
      <p className={styles.totals}>{totalsNote(games)}</p>
      {rows.map((row) => (
        <table key={row.id} className={styles.card}>
          <caption>
            <LocationName {...row} />
          </caption>
          <colgroup>
            <col />
            <col className={styles.perGame} />
            <col className={styles.total} />
          </colgroup>
          <thead>
            <tr>
              <td />
              <th scope="col">{priceColumns.perGame}</th>
              <th scope="col">{priceColumns.total}</th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.holder}>
              <th scope="row">{priceColumns.holder}</th>
              <td>{row.holderPerGame}</td>
              <td>{row.holderTotal}</td>
            </tr>
            <tr className={styles.box}>
              <th scope="row">{priceColumns.box}</th>
              <td>{row.boxPerGame}</td>
              <td>{row.boxTotal}</td>
            </tr>
            {row.saved && (
              <tr className={styles.saved}>
                <th scope="row">{priceColumns.saved}</th>
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

/**
 * Column widths in ems, the same for all locations. Prices never wrap; labels wrap between words.
 */
function phoneColumnWidths(rows: readonly SizedRow[]) {
  const { holder, box, saved } = priceColumns
  const labelWords = [holder, box, saved].flatMap((label) => label.split(' '))
  const widest = (texts: string[]) => Math.max(...texts.map((text) => figuresWidth(text, 700)), 0)
  return {
    '--label': Math.max(...labelWords.map((word) => textWidth(word, 700))),
    '--per-game': widest(rows.flatMap((row) => [row.holderPerGame, row.boxPerGame])),
    '--total': widest(rows.flatMap((row) => [row.holderTotal, row.boxTotal, row.saved])),
  }
}
