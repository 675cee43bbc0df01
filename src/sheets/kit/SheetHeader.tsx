import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey } from '../../content/teams'
import { BrandField } from './BrandField'
import { AsOf } from './DataNotes'
import styles from './SheetHeader.module.css'

interface SheetHeaderProps {
  /** Shown above the title. */
  eyebrow: string
  title: string
  /** Shown beside the eyebrow. */
  subtitle?: string
  /** When the sheet's data was read, in milliseconds. Null if it is fresh. */
  staleSince: number | null
  /**
   * The teams whose colors the header shows. Defaults to the team that sells plans by price. The second team's
   * color covers the half above the second column, so that no title crosses both colors.
   */
  teams?: readonly TeamKey[]
  /** A logo before the title. */
  badge?: ReactNode
  /** Shown on the right, such as the contact. */
  children?: ReactNode
}

/** Titles with up to this many characters fit on one line at full size. */
const shortTitle = 26

/** The header of a portrait sheet. */
export function SheetHeader(props: SheetHeaderProps) {
  const { eyebrow, title, subtitle, staleSince, teams = [], badge, children } = props
  return (
    <header className={styles.header}>
      <BrandField team={teams[0] ?? pricingTeam} />
      {badge}
      <div className={styles.words}>
        <div className={styles.facts}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <AsOf at={staleSince} />
        </div>
        <h1 className={`${styles.title} ${title.length > shortTitle ? styles.longTitle : ''}`}>
          {title}
        </h1>
      </div>
      {children && (
        <div className={`${styles.right} ${teams[1] ? styles.half : ''}`}>
          {teams[1] && <BrandField team={teams[1]} className={styles.second} />}
          {children}
        </div>
      )}
    </header>
  )
}
