import type { CalendarGame } from '../../domain/seasonCalendar'
import { weekdayText } from '../../domain/wallClock'
import styles from './notes.module.css'
import { matchText, pricesText, shorten } from './words'

/*
 * Games that have no cell of their own. The limits keep the paper's height known (see pageFit);
 * on screen all of them are listed.
 */

const notesPerLine = 2
const mostNotes = 6
const undatedPerLine = 4
const mostUndated = 11

/** Lines that {@link MonthNotes} prints. */
export const noteLines = (games: readonly CalendarGame[]) =>
  Math.ceil(Math.min(games.length, mostNotes) / notesPerLine)

/** Lines that {@link UndatedGames} prints; its heading takes the first place. */
export const undatedLines = (games: readonly CalendarGame[]) =>
  games.length === 0 ? 0 : Math.ceil((Math.min(games.length, mostUndated) + 1) / undatedPerLine)

interface LinesProps {
  games: readonly CalendarGame[]
  most: number
  text: (game: CalendarGame) => string
}

/** One entry per game; on paper the last place says how many more there are. */
function Lines({ games, most, text }: LinesProps) {
  const printed = games.length > most ? most - 1 : games.length
  return (
    <>
      {games.map((game, index) => (
        <li key={game.code} className={index < printed ? undefined : styles.screenOnly}>
          {text(game)}
        </li>
      ))}
      {printed < games.length && (
        <li className={styles.paperOnly}>and {games.length - printed} more games</li>
      )}
    </>
  )
}

const noteText = (game: CalendarGame) =>
  [
    game.date && `${weekdayText(game.date)} ${game.date.day}`,
    game.abbreviation,
    shorten(game.time, 8),
    pricesText(game),
  ]
    .filter(Boolean)
    .join(' ')

const undatedText = (game: CalendarGame) =>
  [shorten(matchText(game), 30), shorten(game.time, 8), pricesText(game)].filter(Boolean).join(' ')

/** Under a month: the games that found no room in their cell, so that none is lost. */
export function MonthNotes({ games }: { games: readonly CalendarGame[] }) {
  if (games.length === 0) return null
  return (
    <ul className={styles.notes}>
      <Lines games={games} most={mostNotes} text={noteText} />
    </ul>
  )
}

/** The games without a real date, at the foot of the sheet. */
export function UndatedGames({ games }: { games: readonly CalendarGame[] }) {
  if (games.length === 0) return null
  return (
    <section className={styles.undated}>
      <h2 className={styles.undatedTitle}>Date to be announced</h2>
      <ul className={styles.undatedList}>
        <Lines games={games} most={mostUndated} text={undatedText} />
      </ul>
    </section>
  )
}
