import { type ReactNode, useMemo } from 'react'
import { couldNotCheck } from '../../../content/words/footerWords'
import { seasonYears } from '../../../content/words/gameWords'
import { stampWords as words } from '../../../content/words/stampWords'
import type { Game } from '../../../domain/games/game'
import { phoneHref } from '../../../domain/hrefs'
import type { Rep } from '../../../domain/rep'
import { dayOfNumber, longDayText } from '../../../domain/time/dates'
import controls from '../controls.module.css'
import styles from './CopyNotice.module.css'
import { changeTexts, noChanges } from './changeTexts'
import { showMark, useGameMarks } from './gameMarks'
import { seasonOf } from './printedGame'
import { readStamp } from './stamp'

interface CopyNoticeProps {
  /** The stamp from the address. */
  stamp: string
  /** The page's path, below the base path. */
  path: string
  /**
   * Whether the stamp is from an earlier visit instead of paper. Then only changes are reported.
   */
  isVisit: boolean
  /** The games that the sheet prints. */
  games: readonly Game[]
  /** The year the sheet's season starts in, if the page knows it without games. */
  season?: number
  /** Whether every list is loaded and fresh. Otherwise a missing game would look taken out. */
  isWhole: boolean
  /** The button that updates the person's calendar. */
  calendar?: ReactNode
  /** Whom to call about a change. */
  contact?: Pick<Rep, 'name' | 'phone'> | null
}

/**
 * Shows what has changed since a printed copy or a visit. Renders nothing for a stamp of another
 * page.
 */
export function CopyNotice(props: CopyNoticeProps) {
  const { stamp: text, path, isVisit, games, season: ownSeason, isWhole, calendar, contact } = props
  const stamp = useMemo(() => readStamp(text, path), [text, path])
  const season = useMemo(() => seasonOf(games), [games])
  const isCompared = stamp !== null && isWhole && season === stamp.season
  const { lines, marks } = useMemo(
    () => (isCompared ? changeTexts(stamp, games) : noChanges),
    [isCompared, stamp, games],
  )
  const marked = useGameMarks(marks)
  if (stamp === null || (isVisit && lines.length === 0)) return null
  if (!isWhole) return <p>{couldNotCheck}</p>
  if ((season ?? ownSeason ?? stamp.season) !== stamp.season) {
    return <p>{words.otherSeason(seasonYears(stamp.season))}</p>
  }
  // A new season's list is empty until it is entered. Do not report each game as taken out.
  if (games.length === 0) return <p>{words.noGames}</p>
  if (season === null) return <p>{couldNotCheck}</p>
  const day = stamp.printed === null ? '' : longDayText(dayOfNumber(stamp.printed))
  if (lines.length === 0) {
    return (
      <p>
        <span>{words.upToDate(day)}</span> <span>{words.compared}</span>
      </p>
    )
  }
  const [first] = marked
  const call = contact && phoneHref(contact.phone)
  return (
    <div className={styles.changed}>
      <details open>
        <summary>{(isVisit ? words.changedSinceVisit : words.changed)(lines.length, day)}</summary>
        <ul aria-label={isVisit ? words.visitList : words.list}>
          {lines.map(({ line, key }) => (
            <li key={line}>
              {marked.includes(key) ? <GoToGame game={key}>{line}</GoToGame> : <span>{line}</span>}
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.next}>
        {first && <GoToGame game={first}>{words.showFirst}</GoToGame>}
        {calendar}
        {call && (
          <a className={controls.control} href={call}>
            {words.call(contact.name)}
          </a>
        )}
      </div>
    </div>
  )
}

/**
 * Scrolls to a game's mark. It is a button, because a link would replace the stamp in the address.
 */
function GoToGame({ game, children }: { game: string; children: string }) {
  return (
    <button type="button" className={styles.go} onClick={() => showMark(game)}>
      {children}
    </button>
  )
}
