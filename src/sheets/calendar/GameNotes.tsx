import { calendarWords } from '../../content/words/calendarWords'
import { undatedHeading } from '../../content/words/gameWords'
import looks from '../kit/teamLook.module.css'
import { noteText, undatedText } from './calendarTexts'
import styles from './GameNotes.module.css'
import type { ListedEntries } from './pageFit'
import type { CalendarGame } from './seasonCalendar'

/*
 * Games without a cell. On paper, the page's fit decides how many are printed; on screen, all of them are listed.
 */

/** Width of a game without a date, in ems. It takes a quarter of the sheet. */
const UNDATED_WIDTH = 185 / 6.8

interface LinesProps {
  games: readonly CalendarGame[]
  /** How many entries are printed. */
  maxEntries: number
  text: (game: CalendarGame) => string
}

/** One entry per game. On paper, the last entry may say how many games are not printed. */
function Lines({ games, maxEntries, text }: LinesProps) {
  const printed = games.length > maxEntries ? maxEntries - 1 : games.length
  return (
    <>
      {games.map((game, index) => (
        <li
          key={game.key}
          data-game={game.key}
          className={`${game.team ? looks[game.team] : ''} ${index < printed ? '' : styles.screenOnly}`}
        >
          {text(game)}
        </li>
      ))}
      {printed < games.length && (
        <li className={styles.paperOnly}>{calendarWords.notesMore(games.length - printed)}</li>
      )}
    </>
  )
}

interface NotesProps {
  games: readonly CalendarGame[]
  listed: ListedEntries
}

/** The games of a month that did not fit in their cell, shown below the month. */
export function MonthNotes({ games, listed }: NotesProps) {
  if (games.length === 0) return null
  return (
    <ul className={styles.notes}>
      <Lines games={games} maxEntries={listed.notes} text={noteText} />
    </ul>
  )
}

/** The games without a real date, shown at the end of the sheet. */
export function UndatedGames({ games, listed }: NotesProps) {
  if (games.length === 0) return null
  return (
    <section className={styles.undated}>
      <h2 className={styles.undatedTitle}>{undatedHeading}</h2>
      <ul className={styles.undatedList}>
        <Lines
          games={games}
          maxEntries={listed.undated}
          text={(game) => undatedText(game, UNDATED_WIDTH)}
        />
      </ul>
    </section>
  )
}
