import { continued, noPrices, totalsNote } from '../../content/words/pricingWords'
import type { Rep } from '../../domain/rep'
import { useIsNarrow } from '../kit/useIsNarrow'
import { PhonePrices } from './PhonePrices'
import styles from './Prices.module.css'
import { PriceTable } from './PriceTable'
import type { PriceRow } from './priceRows'

interface PricesProps {
  rows: PriceRow[]
  /** Games that a total is for. */
  games: number
  /** Whom to ask while there are no prices. */
  rep: Pick<Rep, 'name'>
  /** Which of the rows stand on this page; without, all. */
  part?: { before: number; count: number }
}

/** The table of prices, on phones a card per location; without a price whom to ask. */
export function Prices({ rows, games, rep, part }: PricesProps) {
  const isNarrow = useIsNarrow()
  if (rows.length === 0) return <p className={styles.noPrices}>{noPrices(rep.name)}</p>
  const { before, count } = part ?? { before: 0, count: rows.length }
  return (
    <>
      <PriceTable
        rows={rows.slice(before, before + count)}
        note={before > 0 ? continued : totalsNote(games)}
      />
      {isNarrow && before === 0 && <PhonePrices rows={rows} games={games} />}
    </>
  )
}
