import { type ReactNode, useMemo } from 'react'
import { eventPrices } from '../../../content/season/current'
import { teamKeys, teams } from '../../../content/teams'
import { couldNotCheck } from '../../../content/words/footerWords'
import { opponentUnknown, seasonYears, versus } from '../../../content/words/gameWords'
import { stampWords as words } from '../../../content/words/stampWords'
import type { Game } from '../../../domain/games/game'
import { readGameText } from '../../../domain/games/gameText'
import { codeAndDate } from '../../../domain/games/uniqueGames'
import { phoneHref } from '../../../domain/hrefs'
import type { Rep } from '../../../domain/rep'
import {
  type Day,
  dayKey,
  dayOfNumber,
  longDayText,
  shortDayText,
  twelveHourText,
} from '../../../domain/time/dates'
import controls from '../controls.module.css'
import styles from './CopyNotice.module.css'
import { type Change, compareWithPaper } from './compare'
import { type GameMark, showMark, useGameMarks } from './gameMarks'
import { firstDay, NO_START, OTHER_START, seasonOfCodes, startMinutes } from './printedGame'
import { readStamp, type Stamp } from './stamp'
import { NO_DAY } from './stampLetters'

interface CopyNoticeProps {
  /** As in the address. */
  stamp: string
  /** The page's, below the base path. */
  path: string
  /** The stamp is of an earlier visit, not of paper: only changes are reported. */
  isVisit: boolean
  /** The games that the sheet prints. */
  games: readonly Game[]
  /** The year the sheet's season starts in, where the page knows it without games. */
  season?: number
  /** Every list is loaded and fresh: else a missing game would look taken out. */
  isWhole: boolean
  /** The button that updates a person's calendar. */
  calendar?: ReactNode
  /** Whom to call about a change. */
  contact?: Pick<Rep, 'name' | 'phone'> | null
}

/** What has changed since a printed copy or a visit; nothing for a stamp of another page. */
export function CopyNotice(props: CopyNoticeProps) {
  const { stamp: text, path, isVisit, games, isWhole, calendar, contact } = props
  const stamp = useMemo(() => readStamp(text, path), [text, path])
  const live = useMemo(() => seasonOfCodes(games), [games])
  const isCompared = stamp !== null && isWhole && live === stamp.season
  const { lines, marks } = useMemo(
    () => (isCompared ? changesOf(stamp, games) : NONE),
    [isCompared, stamp, games],
  )
  const marked = useGameMarks(marks)
  if (stamp === null || (isVisit && lines.length === 0)) return null
  const { season, printed } = stamp
  if (!isWhole) return <p>{couldNotCheck}</p>
  const shown = live ?? props.season ?? season
  if (shown !== season) return <p>{words.otherSeason(seasonYears(season))}</p>
  // A season's list is empty until it is entered: its games are not taken out one by one.
  if (games.length === 0) return <p>{words.noGames}</p>
  if (live === null) return <p>{couldNotCheck}</p>
  const day = printed === null ? '' : longDayText(dayOfNumber(printed))
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

/** Shows a game's mark. A link would replace the stamp in the address. */
function GoToGame({ game, children }: { game: string; children: string }) {
  return (
    <button type="button" className={styles.go} onClick={() => showMark(game)}>
      {children}
    </button>
  )
}

interface Changes {
  /** The text of each change, once; with its game's key, '' for a game that was taken out. */
  lines: { line: string; key: string }[]
  marks: GameMark[]
}

const NONE: Changes = { lines: [], marks: [] }

function changesOf(stamp: Stamp, games: readonly Game[]): Changes {
  // The page does not show what was taken out: these come first.
  const kinds: Change['kind'][] = ['taken out', 'moved', 'retimed', 'added']
  const found = compareWithPaper(stamp, games)
  const changes = kinds
    .flatMap((kind) => found.filter((change) => change.kind === kind))
    .map((change) => ({
      line: changeLine(change, stamp.season),
      key: change.kind === 'taken out' ? '' : codeAndDate(change.game),
      mark: changeMark(change, stamp.season),
    }))
  return {
    lines: [...new Map(changes.map(({ line, key }) => [line, { line, key }])).values()],
    marks: changes.flatMap(({ key, mark }) => (mark ? [{ key, ...mark }] : [])),
  }
}

/** A change in one line. @param season the year that its days are counted from. */
export function changeLine(change: Change, season: number): string {
  const dayText = (day: number) =>
    day === NO_DAY ? words.noDay : shortDayText(dayOfNumber(firstDay(season) + day))
  if (change.kind === 'taken out') {
    const { letter, codeDay, day } = change.was
    const opponent = listedOpponent(letter, dayOfNumber(firstDay(season) + codeDay))
    return words.removed(teamOf(letter), opponent, dayText(day))
  }
  const game = nameOf(change.game)
  const day = dayText(change.is.day)
  const time = timeText(change.is.start)
  const when = [day, time].filter(Boolean).join(', ')
  if (change.kind === 'added') return words.added(game, when)
  const { was } = change
  if (change.kind === 'moved') return words.moved(game, dayText(was.day), when)
  return was.start === NO_START
    ? words.timeAnnounced(game, day, time)
    : words.retimed(game, day, timeText(was.start), time || words.noTime)
}

/** The mark beside the game itself; null for a game that was taken out. */
function changeMark(change: Change, season: number): { mark: string; was: string } | null {
  const { marks } = words
  if (change.kind === 'taken out') return null
  if (change.kind === 'added') return { mark: marks.added, was: '' }
  const { was } = change
  if (change.kind === 'moved') {
    return was.day === NO_DAY
      ? { mark: marks.dateAnnounced, was: '' }
      : { mark: marks.moved, was: words.was(shortDayText(dayOfNumber(firstDay(season) + was.day))) }
  }
  return was.start === NO_START
    ? { mark: marks.timeAnnounced, was: '' }
    : { mark: marks.retimed, was: words.was(timeText(was.start)) }
}

/** The opponent that the season's table has for a game of this code; '' where it has none. */
function listedOpponent(letter: string, day: Day): string {
  const code = letter + dayKey(day).slice(2).replaceAll('-', '')
  const [, name = ''] = eventPrices.find(([id]) => id.toUpperCase() === code) ?? []
  return /^\w+ \d+ (.+)$/.exec(name)?.[1] ?? ''
}

const nameOf = (game: Game): string => {
  const { team, opponent } = readGameText(game)
  return `${team ? teams[team].name : ''} ${versus(opponent || opponentUnknown)}`.trim()
}

const teamOf = (letter: string): string =>
  teamKeys.map((team) => teams[team]).find((team) => team.codeLetter === letter)?.name ?? ''

/** '' where the time is not known. */
const timeText = (start: number): string =>
  start === NO_START || start === OTHER_START ? '' : twelveHourText(startMinutes(start))
