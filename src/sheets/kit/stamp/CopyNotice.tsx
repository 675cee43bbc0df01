import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
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
import { firstDay, NO_START, OTHER_START, seasonOfCodes, startMinutes } from './printedGame'
import { readStamp, type Stamp } from './stamp'
import { NO_DAY } from './stampLetters'

interface CopyNoticeProps {
  /** As it stands in the address. */
  stamp: string
  /** The page's, below the base path. */
  path: string
  /** The stamp is of an earlier visit, not of paper: only changes are reported. */
  isVisit: boolean
  /** All that the sheet prints. */
  games: readonly Game[]
  /** The year the sheet's season starts in, where the page knows it without games. */
  season?: number
  /** Every list has arrived, and fresh: else a game that is missing would look taken out. */
  isWhole: boolean
  /** The button that brings a person's calendar up to date. */
  calendar?: ReactNode
  /** Whom to call about a change. */
  contact?: Pick<Rep, 'name' | 'phone'> | null
}

/** What has changed since a printed copy or a visit; nothing for a stamp that is none of this page. */
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
  // Not taken out one by one: a season's list is empty until it is entered.
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
              {marked.includes(key) ? <GoTo mark={key}>{line}</GoTo> : <span>{line}</span>}
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.next}>
        {first && <GoTo mark={first}>{words.showFirst}</GoTo>}
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

/** A button and no link: the address holds what was printed. */
function GoTo({ mark, children }: { mark: string; children: string }) {
  return (
    <button type="button" className={styles.go} onClick={() => showMark(mark)}>
      {children}
    </button>
  )
}

interface Changes {
  /** Each change in words, once; with its game's key, '' for one that the page has no more. */
  lines: { line: string; key: string }[]
  marks: GameMark[]
}

const NONE: Changes = { lines: [], marks: [] }

function changesOf(stamp: Stamp, games: readonly Game[]): Changes {
  // What is gone is missed on the page: it comes first.
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

/* What the notice of a printed copy says of each change. */

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

/** What stands beside the game itself, and what it was before; null for one that is on the page no more. */
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

/** The opponent that the season's table names for a game of this code; '' for one it does not have. */
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

/** '' where it is not known. */
const timeText = (start: number): string =>
  start === NO_START || start === OTHER_START ? '' : twelveHourText(startMinutes(start))

/** What stands beside a game that has changed. */
interface GameMark {
  /** The game's, as its sheet names it; see codeAndDate. */
  key: string
  mark: string
  /** What it was before, '' where that says nothing. */
  was: string
}

/**
 * Marks games where they stand on the sheet, for eyes and screen readers. The sheet itself knows
 * nothing of it, so that its first load carries none of this: each game's place has `data-game`. Who
 * is rendered again is marked again; a list that says the same leaves marks and focus alone.
 * @returns the keys of the games that have a place to be seen, in the sheet's order.
 */
function useGameMarks(marks: readonly GameMark[]): readonly string[] {
  const [found, setFound] = useState('[]')
  const said = JSON.stringify(marks)
  useLayoutEffect(() => {
    const marks: GameMark[] = JSON.parse(said)
    function draw() {
      const seen = new Set<string>()
      for (const place of places()) {
        const one = marks.find(({ key }) => key === place.dataset.game)
        if (!one) continue
        if (!markIn(place)) place.append(elementOf(one))
        if (isShown(place)) seen.add(one.key)
      }
      setFound(JSON.stringify([...seen]))
    }
    draw()
    if (marks.length === 0) return
    const observer = new MutationObserver(draw)
    observer.observe(document.body, { childList: true, subtree: true })
    // A narrower window has another list.
    window.addEventListener('resize', draw)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', draw)
      for (const place of places()) markIn(place)?.remove()
    }
  }, [said])
  return JSON.parse(found)
}

/** Leads to a game's mark: the one that can be seen, where a phone has a list of its own. */
function showMark(key: string): void {
  const place = places().find((one) => one.dataset.game === key && isShown(one))
  const mark = place && markIn(place)
  mark?.scrollIntoView?.({ block: 'center' })
  mark?.focus({ preventScroll: true })
}

const places = () => [...document.querySelectorAll<HTMLElement>('[data-game]')]

/** Paper's own lists are in the page of a phone, and a team's filter hides games. */
const isShown = (place: HTMLElement) => hasBoxes(place) || !hasBoxes(document.body)

const hasBoxes = (element: HTMLElement) => element.getClientRects().length > 0

const markIn = (place: HTMLElement) => place.querySelector<HTMLElement>(':scope > mark')

/** Words in elements of their own, apart from those before them. */
function elementOf({ mark, was }: GameMark): HTMLElement {
  const element = document.createElement('mark')
  element.className = styles.mark ?? ''
  element.tabIndex = -1
  const parts = [mark, was].filter(Boolean).map((text, index) => {
    const part = document.createElement(index === 0 ? 'b' : 'span')
    part.textContent = text
    return part
  })
  element.append(' ', ...parts.flatMap((part) => [part, ' ']))
  return element
}
