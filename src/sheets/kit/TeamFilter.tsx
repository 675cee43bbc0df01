import type { ReactNode } from 'react'
import { type TeamKey, teams } from '../../content/teams'
import { showTeams } from '../../content/words/gameWords'
import controls from './controls.module.css'
import styles from './TeamFilter.module.css'

interface TeamFilterProps {
  /** Those that play, in order. */
  playing: readonly TeamKey[]
  /** Whose games are shown; null for all. */
  shown: TeamKey | null
  onShow: (team: TeamKey | null) => void
  /** What else there is to choose. */
  children?: ReactNode
}

/** Chooses whose games a phone's list shows; nothing where only one team plays. Never printed. */
export function TeamFilter({ playing, shown, onShow, children }: TeamFilterProps) {
  if (playing.length < 2) return null
  return (
    <fieldset className={styles.filter} aria-label={showTeams.label}>
      {[null, ...playing].map((team) => (
        <button
          key={team}
          type="button"
          className={`${controls.control} ${team === shown ? controls.primary : ''}`}
          aria-pressed={team === shown}
          onClick={() => onShow(team)}
        >
          {team === null ? showTeams.all : teams[team].name}
        </button>
      ))}
      {children}
    </fieldset>
  )
}
