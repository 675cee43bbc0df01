import { priceTerms } from '../../content/season/current'
import styles from './PriceTerms.module.css'

interface PriceTermsProps {
  hasPrices: boolean
  note: string | undefined
}

/** Under the prices: how long they hold, what comes on top, and the plan's own condition. */
export function PriceTerms({ hasPrices, note }: PriceTermsProps) {
  const { validity, fees } = priceTerms
  return (
    <div className={styles.terms}>
      {hasPrices && (
        <p>
          {validity && <span>{validity}</span>} {fees && <strong>{fees}</strong>}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
