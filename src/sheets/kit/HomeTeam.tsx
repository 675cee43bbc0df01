import { type TeamKey, teams } from '../../content/teams'
import { clubLogo, homeClub } from '../../domain/games/opponents'
import styles from './SheetHeader.module.css'
import { TeamLogo } from './TeamLogo'

/** A home team's logo with its name. */
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
