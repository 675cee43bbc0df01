import type { ReactNode } from 'react'
import { type TeamKey, teams } from '../../content/teams'
import { earlierGames, teamFilter } from '../../content/words/gameWords'
import { type ListEntry, lastDayOf } from '../../domain/games/cupWeek'
import type { Day } from '../../domain/time/dates'
import { useMediaQuery } from '../../lib/externalStore'
import controls from './controls.module.css'
import styles from './PhoneList.module.css'

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

/** What is over, folded above what is to come. */
export function EarlierGames({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.earlier}>{`${earlierGames} (${count})`}</summary>
      {children}
    </details>
  )
}

/**
 * Is the window narrower than `below` pixels, as a phone's is? The same width stands in the sheet's
 * styles. What only phones show is left out elsewhere, because a hidden list costs as much as a shown
 * one. The paper is always drawn: printing cannot wait.
 */
export const useIsNarrow = (below = 900): boolean => useMediaQuery(`(max-width: ${below - 0.02}px)`)

/** A line of a list, as far as its day goes. */
type Dated = ListEntry<{ date: Day | null }>

/** The first game that is not over, of a cup week until its last day; `entries` by day. */
export const nextGame = <Entry extends Dated>(entries: readonly Entry[], today: string) =>
  entries.find((entry) => !isOver(entry, today)) ?? null

/** Whether it was before today, `YYYY-MM-DD` at the arena; never of a game without a day. */
export const isOver = (entry: Dated, today: string) => (lastDayOf(entry) ?? today) < today
