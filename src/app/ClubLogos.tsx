import { useState } from 'react'
import { teamKeys, teams } from '../content/teams'
import { clubLogo, homeClub } from '../domain/games/opponents'
import styles from './StaffLayout.module.css'

/** The home teams' logos in the top bar, where the venue has set their addresses (src/content/venue.ts). */
export function ClubLogos() {
  return teamKeys.map((team) => {
    const logo = clubLogo(team, homeClub(team)?.code ?? '')
    return logo && <ClubLogo key={team} src={logo} name={teams[team].name} />
  })
}

/** Nothing where the image cannot be loaded. */
function ClubLogo({ src, name }: { src: string; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return <img className={styles.logo} src={src} alt={name} onError={() => setFailed(true)} />
}
