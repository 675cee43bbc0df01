import type { ReactNode } from 'react'
import { PrintButton } from '../kit/PrintButton'
import styles from './PricingTools.module.css'

/** The buttons above a pricing sheet, Print last. */
export function PricingTools({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tools}>
      {children}
      <PrintButton />
    </div>
  )
}
