import Avatar from '@mui/material/Avatar'
import { type TeamKey, teams } from '../content/teams'
import styles from './TeamTile.module.css'

/** A team's letter on a tile in its two colors. */
export function TeamTile({ team, className }: { team: TeamKey; className?: string | undefined }) {
  return (
    <Avatar
      variant="rounded"
      aria-hidden="true"
      className={`${styles.tile} ${className ?? ''}`}
      style={{ background: `var(--mark-${team})`, color: `var(--on-mark-${team})` }}
    >
      <span className={styles.letter} data-letter={teams[team].codeLetter} />
    </Avatar>
  )
}
