import type { ReactNode } from 'react'
import { pricingTeam, type TeamKey, teams } from '../../content/teams'
import { clubLogo, homeClub } from '../../domain/games/opponents'
import { BrandField } from './BrandField'
import { AsOf } from './DataNotes'
import styles from './SheetHeader.module.css'
import { TeamLogo } from './TeamLogo'

interface SheetHeaderProps {
  /** Shown above the title. */
  eyebrow: string
  title: string
  /** Shown beside the eyebrow. */
  subtitle?: string
  /** When the sheet's data was read, in milliseconds. Null if it is fresh. */
  staleSince: number | null
  /**
   * The teams whose colors the header shows. Defaults to the team that sells plans by price. The
   * second team's color covers the half above the second column, so that no title crosses both
   * colors.
   */
  teams?: readonly TeamKey[]
  /** A logo before the title. */
  badge?: ReactNode
  /** Shown on the right, such as the contact. */
  children?: ReactNode
}

/**
 * Titles with more characters than this are smaller, because they do not fit on one line. Must
 * match partHeights.ts of the pricing sheet.
 */
const SHORT_TITLE = 26

/** The header of a portrait sheet. */
export function SheetHeader(props: SheetHeaderProps) {
  const { eyebrow, title, subtitle, staleSince, teams: shownTeams = [], badge, children } = props
  const [first = pricingTeam, second] = shownTeams
  return (
    <header className={styles.header}>
      <BrandField team={first} />
      {badge}
      <div className={styles.words}>
        <div className={styles.facts}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <AsOf at={staleSince} />
        </div>
        <h1 className={`${styles.title} ${title.length > SHORT_TITLE ? styles.longTitle : ''}`}>
          {title}
        </h1>
      </div>
      {children && (
        <div className={`${styles.right} ${second ? styles.half : ''}`}>
          {second && <BrandField team={second} className={styles.second} />}
          {children}
        </div>
      )}
    </header>
  )
}

/** A home team's logo with its name, in a header. */
export function HomeTeam({ team, isTight = false }: { team: TeamKey; isTight?: boolean }) {
  const club = homeClub(team)
  return (
    <p className={styles.homeTeam}>
      <TeamLogo
        abbreviation={teams[team].badgeText}
        logo={clubLogo(team, club?.code ?? '')}
        colors={club ?? undefined}
        league={teams[team].league}
        size={isTight ? 40 : 56}
        paperSize={isTight ? 28 : 40}
      />
      {teams[team].name}
    </p>
  )
}
