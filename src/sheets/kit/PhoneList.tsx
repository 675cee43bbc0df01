import type { ReactNode } from 'react'
import { type TeamKey, teams } from '../../content/teams'
import { earlierGames, teamFilter } from '../../content/words/gameWords'
import { type ListEntry, lastDayOf } from '../../domain/games/cupWeek'
import type { Day } from '../../domain/time/dates'
import { useMatchMedia } from '../../lib/externalStore'
import controls from './controls.module.css'
import styles from './PhoneList.module.css'

/* What lists of games for phones have in common. */

interface TeamFilterProps {
  /** The teams that play, in order. */
  playing: readonly TeamKey[]
  /** The team whose games are shown, or null for all. */
  shown: TeamKey | null
  onShow: (team: TeamKey | null) => void
  /** Further buttons. */
  children?: ReactNode
}

/**
 * Chooses a team whose games are listed on phones. Renders nothing for a single team. Never
 * printed.
 */
export function TeamFilter({ playing, shown, onShow, children }: TeamFilterProps) {
  if (playing.length < 2) return null
  return (
    <fieldset className={styles.filter} aria-label={teamFilter.label}>
      {[null, ...playing].map((team) => (
        <button
          key={team}
          type="button"
          className={`${controls.control} ${team === shown ? controls.primary : ''}`}
          aria-pressed={team === shown}
          onClick={() => onShow(team)}
        >
          {team === null ? teamFilter.all : teams[team].name}
        </button>
      ))}
      {children}
    </fieldset>
  )
}

/** Games that are over, collapsed above the coming games. */
export function EarlierGames({ count, children }: { count: number; children?: ReactNode }) {
  return (
    <details>
      <summary className={styles.earlier}>{`${earlierGames} (${count})`}</summary>
      {children}
    </details>
  )
}

/**
 * Whether the window is narrower than `below` pixels, like a phone's. Must match the sheet's
 * styles. Content for phones is not rendered in wide windows, because a hidden list takes as long
 * to render as a visible one. The paper is always rendered, because printing cannot wait.
 */
export const useIsNarrow = (below = 900): boolean => useMatchMedia(`(max-width: ${below - 0.02}px)`)

type Dated = ListEntry<{ date: Day | null }>

/** The first entry that is not over. `entries` must be sorted by day. */
export const nextGame = <Entry extends Dated>(entries: readonly Entry[], today: string) =>
  entries.find((entry) => !isOver(entry, today)) ?? null

/**
 * Whether an entry was before today, `YYYY-MM-DD` at the arena. A cup week is over after its last
 * day.
 */
export const isOver = (entry: Dated, today: string) => (lastDayOf(entry) ?? today) < today
