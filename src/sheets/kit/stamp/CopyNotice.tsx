import { useMemo } from 'react'
import { couldNotCheck } from '../../../content/words/couldNotCheck'
import { seasonYears } from '../../../content/words/gameWords'
import { stampWords as words } from '../../../content/words/stampWords'
import type { Game } from '../../../domain/games/game'
import { codeAndDate } from '../../../domain/games/onceBy'
import { dayOfNumber, longDayText } from '../../../domain/time/dates'
import styles from './CopyNotice.module.css'
import { changeLine, changeMark } from './changeWords'
import { compareWithPaper } from './compare'
import { type GameMark, showMark, useGameMarks } from './gameMarks'
import { seasonOfCodes } from './printedGame'
import { readStamp, type Stamp } from './stamp'

interface CopyNoticeProps {
  /** As it stands in the address. */
  stamp: string
  /** The page's, below the base path. */
  path: string
  games: readonly Game[]
  /** The page's, where it knows it without games. */
  season?: number
  isWhole: boolean
  /** A short list of changes may stand open: it comes with the sheet, not after it. */
  mayOpen: boolean
}

/** So many changes may stand above a sheet unasked. */
const SHORT_LIST = 6

/** What has become of a printed copy; nothing for a stamp that is none of this page. */
export function CopyNotice(props: CopyNoticeProps) {
  const { stamp: text, path, games, isWhole, mayOpen } = props
  const stamp = useMemo(() => readStamp(text, path), [text, path])
  const live = useMemo(() => seasonOfCodes(games), [games])
  const isCompared = stamp !== null && isWhole && live === stamp.season
  const { lines, marks } = useMemo(
    () => (isCompared ? changesOf(stamp, games) : NONE),
    [isCompared, stamp, games],
  )
  const marked = useGameMarks(marks)
  if (stamp === null) return null
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
  return (
    <>
      <details open={mayOpen && lines.length <= SHORT_LIST}>
        <summary>{words.changed(lines.length, day)}</summary>
        <ul aria-label={words.list}>
          {lines.map(({ line, key }) => (
            <li key={line}>
              {marked.includes(key) ? <GoTo mark={key}>{line}</GoTo> : <span>{line}</span>}
            </li>
          ))}
        </ul>
      </details>
      {first && <GoTo mark={first}>{words.showFirst}</GoTo>}
    </>
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
  const changes = compareWithPaper(stamp, games).map((change) => ({
    line: changeLine(change, stamp.season),
    key: change.kind === 'taken out' ? '' : codeAndDate(change.game),
    mark: changeMark(change, stamp.season),
  }))
  return {
    lines: [...new Map(changes.map(({ line, key }) => [line, { line, key }])).values()],
    marks: changes.flatMap(({ key, mark }) => (mark ? [{ key, ...mark }] : [])),
  }
}
