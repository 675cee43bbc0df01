import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey } from '../../content/teams'
import { BrandField } from './BrandField'
import { AsOf } from './DataNotes'
import styles from './SheetHeader.module.css'

interface SheetHeaderProps {
  /** A line above the title: whose sheet it is. */
  eyebrow: string
  title: string
  /** Beside it. */
  subtitle?: string
  /** When the sheet's data was read, in milliseconds; null while it is fresh. */
  staleSince: number | null
  /**
   * Whose colors it is in; the team that sells plans by price unless given. The second's are on the
   * last third, behind what is at the right: no title crosses from one color to the other.
   */
  teams?: readonly TeamKey[]
  /** A logo before the title. */
  badge?: ReactNode
  /** At the right: whom to call, and what else the sheet says there. */
  children?: ReactNode
}

/** Characters that surely fit on one line at the title's full size. */
const shortTitle = 26

/** The header of a portrait sheet, on a field that prints without backgrounds too. */
export function SheetHeader(props: SheetHeaderProps) {
  const { eyebrow, title, subtitle, staleSince, teams = [pricingTeam], badge, children } = props
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
        <div className={`${styles.right} ${teams[1] ? styles.third : ''}`}>
          {teams[1] && <BrandField team={teams[1]} className={styles.second} />}
          {children}
        </div>
      )}
    </header>
  )
}
