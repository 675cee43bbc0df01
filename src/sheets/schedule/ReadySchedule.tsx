import { useMemo } from 'react'
import type { ScheduleBlock } from '../../api/sheets/publicSchedule'
import { gameCount, seasonYears } from '../../content/words/gameWords'
import {
  blockName,
  resaleWords,
  scheduleTitles,
  scheduleWords,
} from '../../content/words/scheduleWords'
import { onceByCodeAndDate } from '../../domain/games/onceBy'
import type { SchedulePlanName } from '../../domain/publicSheets'
import type { Rep } from '../../domain/rep'
import { seasonGames, seasonStartYear } from '../../domain/time/season'
import { AddToCalendar } from '../kit/AddToCalendar'
import { GameTable } from '../kit/GameTable'
import { type ListedGame, listGames } from '../kit/gameList'
import { MissingGames } from '../kit/MissingGames'
import { missingText } from '../kit/missingText'
import { PrintButton } from '../kit/PrintButton'
import { PrintedCopy } from '../kit/PrintedCopy'
import { RepCard } from '../kit/RepCard'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import { type SchedulePart, scheduleColumns } from '../kit/scheduleColumns'
import { useSheetFoot } from '../kit/useSheetFoot'
import styles from './Schedule.module.css'
import { fitSchedule } from './scheduleFit'

interface ReadyScheduleProps {
  name: SchedulePlanName
  rep: Rep
  blocks: ScheduleBlock[]
  /** When its oldest part was read, in milliseconds; null while all is fresh. */
  asOf: number | null
  onRetry: () => void
}

/** The sheet itself: a table per block, in one column or two (docs/rules/sheets.md#schedule). */
export function ReadySchedule({ name, rep, blocks, asOf, onRetry }: ReadyScheduleProps) {
  const warning = missingText(
    blocks.filter(({ games }) => games === null).map(({ code }) => blockName(code)),
    blocks.map(({ code, unread }) => ({ of: blockName(code), count: unread })),
  )
  const columns = useMemo(() => columnsOf(name, blocks), [name, blocks])
  const printed = useMemo(
    () => onceByCodeAndDate(blocks.flatMap((block) => gamesOf(block))),
    [blocks],
  )
  const foot = useSheetFoot({ games: printed, warning })
  const fit = fitSchedule({ columns, rep, hasWarning: warning !== '', foot: foot.height })
  const start = seasonStartYear(blocks[0]?.code ?? '', '')

  return (
    <SheetPage
      orientation="portrait"
      foot={foot}
      printName={[scheduleWords.printPlan(scheduleTitles[name]), rep.name, scheduleWords.printKind]}
      toolbar={
        <>
          <PrintedCopy games={printed} season={start} isWhole={warning === '' && asOf === null} />
          {blocks.map(({ code, games, unread }, index) => (
            <AddToCalendar
              key={code}
              title={`${scheduleTitles[name]}: ${blockName(code)}`}
              games={gamesOf({ code, games })}
              isIncomplete={games === null || unread > 0}
              follows={index > 0}
              of={blocks.length > 1 ? blockName(code) : undefined}
            />
          ))}
          <PrintButton />
        </>
      }
    >
      <div className={styles.sheet}>
        <SheetHeader
          eyebrow={scheduleWords.eyebrow}
          title={scheduleTitles[name]}
          subtitle={scheduleWords.season(seasonYears(start))}
          asOf={asOf}
        />
        {warning && <MissingGames words={warning} onRetry={onRetry} />}
        <div className={`${styles.columns} ${columns.length > 1 ? styles.two : ''}`}>
          {columns.map((parts) => (
            <div key={`${parts[0]?.code} ${parts[0]?.isContinued}`} className={styles.column}>
              {parts.map((part) => (
                <GameTable
                  key={part.code}
                  title={blockName(part.code)}
                  note={noteOf(part)}
                  games={part.games}
                  fit={fit}
                  noGames={scheduleWords.noGames}
                />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <div className={styles.notes}>
            {name === 'halfseason' && (
              <p className={styles.resale}>
                <strong>{resaleWords.fact}</strong> {resaleWords.advice}
              </p>
            )}
            <p className={styles.times}>{scheduleWords.times}</p>
          </div>
          <RepCard rep={rep} lead={scheduleWords.contact} />
        </div>
      </div>
    </SheetPage>
  )
}

/** A block's games of its season; none where they could not be loaded. */
const gamesOf = ({ code, games }: Pick<ScheduleBlock, 'code' | 'games'>) =>
  seasonGames(games ?? [], seasonStartYear(code, ''))

function columnsOf(name: SchedulePlanName, blocks: readonly ScheduleBlock[]) {
  const loaded = blocks.flatMap(({ code, games }) =>
    games === null ? [] : [{ code, games: listGames(onceByCodeAndDate(gamesOf({ code, games }))) }],
  )
  return scheduleColumns(name, loaded)
}

function noteOf({ total, isContinued }: SchedulePart<ListedGame>): string | undefined {
  if (isContinued) return scheduleWords.continued
  return total === 0 ? undefined : gameCount(total)
}
