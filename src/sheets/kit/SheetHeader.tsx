import type { ReactNode } from 'react'
import { AsOf } from './DataNotes'
import styles from './SheetHeader.module.css'

interface SheetHeaderProps {
  /** A line above the title: whose sheet it is. */
  eyebrow: string
  title: string
  /** A line below the title. */
  subtitle?: string
  /** When the sheet's data was read, in milliseconds; null while it is fresh. */
  asOf: number | null
  /** Logos, at the right. */
  children?: ReactNode
}

/** Characters that surely fit on one line at the title's full size. */
const shortTitle = 26

/** The head of a portrait sheet. Rules instead of fills: it must look the same without backgrounds. */
export function SheetHeader({ eyebrow, title, subtitle, asOf, children }: SheetHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={asOf === null ? undefined : styles.old}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <AsOf at={asOf} />
        </div>
        <h1 className={`${styles.title} ${title.length > shortTitle ? styles.longTitle : ''}`}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children && <div className={styles.logos}>{children}</div>}
    </header>
  )
}
