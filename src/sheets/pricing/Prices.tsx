import { noPrices } from '../../content/words/pricingWords'
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
}

/** The table of prices, on phones a card per location; without a price whom to ask. */
export function Prices({ rows, games, rep }: PricesProps) {
  const isNarrow = useIsNarrow()
  if (rows.length === 0) return <p className={styles.noPrices}>{noPrices(rep.name)}</p>
  return (
    <>
      <PriceTable rows={rows} games={games} />
      {isNarrow && <PhonePrices rows={rows} games={games} />}
    </>
  )
}
