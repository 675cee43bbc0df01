import { useMemo } from 'react'
import { type ScheduleBlock, usePublicSchedule } from '../../api/sheets/publicSchedule'
import { gameCount, seasonYears, timesNote } from '../../content/words/gameWords'
import {
  blockName,
  isPlanPart,
  planName,
  resaleWords,
  scheduleTitles,
  scheduleWords,
} from '../../content/words/scheduleWords'
import { onceByCodeAndDate } from '../../domain/games/gameLists'
import { knownScheduleName, type SchedulePlanName } from '../../domain/publicSheets'
import type { Rep } from '../../domain/rep'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import { AccountManager } from '../kit/AccountManager'
import { AddToCalendar } from '../kit/AddToCalendar'
import { MissingGames, missingText } from '../kit/DataNotes'
import { fitPortraitGames, type GamesFit, type GamesPage } from '../kit/fit/gamesFit'
import { GameTable } from '../kit/GameTable'
import { type ListedGame, listGames } from '../kit/gameList'
import { LoadedRepGames } from '../kit/LoadedRepGames'
import { PrintedCopy } from '../kit/PrintedCopy'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import { SheetState } from '../kit/SheetState'
import { accountHeight, accountWidth, useSheetFooter } from '../kit/useSheetFooter'
import styles from './ScheduleSheet.module.css'
import { type SchedulePart, scheduleColumns } from './scheduleColumns'

interface ScheduleSheetProps {
  /** As they stand in the URL. */
  planname: string
  repname: string
}

/** The games of a Bruins plan under a rep's name (docs/rules/sheets.md#schedule). */
export function ScheduleSheet({ planname, repname }: ScheduleSheetProps) {
  const name = knownScheduleName(planname)
  if (name === undefined) {
    return (
      <SheetState
        title="Plan Not Found"
        message="There is no schedule at this address. Please check the link, or ask your representative for a new one."
      />
    )
  }
  return <KnownSchedule name={name} repname={repname} />
}

function KnownSchedule({ name, repname }: { name: SchedulePlanName; repname: string }) {
  const schedule = usePublicSchedule(name)
  const isWithoutAny =
    schedule.state === 'ready' && schedule.blocks.every(({ games }) => games === null)
  return (
    <LoadedRepGames
      title={scheduleTitles[name]}
      repname={repname}
      games={isWithoutAny ? { state: 'failed', retry: schedule.retry } : schedule}
    >
      {({ games: { blocks }, ...ready }) => (
        <ReadySchedule name={name} blocks={blocks} {...ready} />
      )}
    </LoadedRepGames>
  )
}

interface ReadyScheduleProps {
  name: SchedulePlanName
  rep: Rep
  blocks: ScheduleBlock[]
  /** When its oldest part was read, in milliseconds; null while all is fresh. */
  staleSince: number | null
  onRetry: () => void
}

/** The sheet itself: a table per block, in one column or two (docs/rules/sheets.md#schedule). */
function ReadySchedule({ name, rep, blocks, staleSince, onRetry }: ReadyScheduleProps) {
  const warning = missingText(
    blocks.filter(({ games }) => games === null).map(({ code }) => blockName(code)),
    blocks.map(({ code, unread }) => ({ planName: blockName(code), count: unread })),
  )
  const columns = useMemo(() => columnsOf(name, blocks), [name, blocks])
  const printed = useMemo(
    () => onceByCodeAndDate(blocks.flatMap((block) => gamesOf(block))),
    [blocks],
  )
  const footer = useSheetFooter({ games: printed, warning, times: timesNote })
  const below = footer.height + (name === 'halfseason' ? resale : 8)
  const fit = fitSchedule({ columns, rep, hasWarning: warning !== '', footer: below })
  const start = seasonStartYear(blocks[0]?.code ?? '', '')

  return (
    <SheetPage
      orientation="portrait"
      footer={footer}
      printName={[scheduleWords.printPlan(scheduleTitles[name]), rep.name, scheduleWords.printKind]}
      contact={rep}
      first={
        <PrintedCopy
          games={printed}
          season={start}
          isWhole={warning === '' && staleSince === null}
          contact={rep}
        />
      }
      toolbar={plansOf(blocks).map((plan, index, plans) => (
        <AddToCalendar
          key={plan.name}
          title={plan.name}
          games={plan.blocks.flatMap(gamesOf)}
          isIncomplete={plan.blocks.some(({ games, unread }) => games === null || unread > 0)}
          follows={index > 0}
          of={plans.length > 1 ? plan.name : undefined}
        />
      ))}
    >
      <div className={styles.sheet}>
        <SheetHeader
          eyebrow={scheduleWords.eyebrow}
          title={scheduleTitles[name]}
          subtitle={scheduleWords.season(seasonYears(start))}
          staleSince={staleSince}
        >
          <AccountManager contact={rep} lead={scheduleWords.contact} />
        </SheetHeader>
        {warning && <MissingGames words={warning} onRetry={onRetry} />}
        <div className={`${styles.columns} ${columns.length > 1 ? styles.two : ''}`}>
          {columns.map((parts) => (
            <div key={`${parts[0]?.code} ${parts[0]?.isContinued}`} className={styles.column}>
              {parts.some(({ code }) => isPlanPart(code)) && <PlanHeading parts={parts} />}
              {parts.map((part) => (
                <GameTable
                  key={part.code}
                  title={blockName(part.code)}
                  isPart={isPlanPart(part.code)}
                  note={noteOf(part)}
                  games={part.games}
                  fit={fit}
                  noGames={scheduleWords.noGames}
                />
              ))}
            </div>
          ))}
        </div>
        {name === 'halfseason' && (
          <p className={styles.resale}>
            <strong>{resaleWords.fact}</strong> {resaleWords.advice}
          </p>
        )}
      </div>
    </SheetPage>
  )
}

/** Over the parts of one plan: its name, and the games of all. */
function PlanHeading({ parts }: { parts: readonly SchedulePart<ListedGame>[] }) {
  const own = parts.filter(({ code }) => isPlanPart(code))
  return (
    <h2 className={styles.plan}>
      <span>{planName(own[0]?.code ?? '')}</span>{' '}
      <span className={styles.count}>
        {gameCount(own.reduce((sum, { total }) => sum + total, 0))}
      </span>
    </h2>
  )
}

/** The plans that customers buy, with the blocks of each. */
function plansOf(blocks: readonly ScheduleBlock[]) {
  const plans = new Map<string, ScheduleBlock[]>()
  for (const block of blocks) {
    const name = planName(block.code)
    plans.set(name, [...(plans.get(name) ?? []), block])
  }
  return [...plans].map(([name, blocks]) => ({ name, blocks }))
}

/** A block's games of its season; none where they could not be loaded. */
const gamesOf = ({ code, games }: Pick<ScheduleBlock, 'code' | 'games'>) =>
  seasonGames(games ?? [], seasonStartYear(code, ''))

function columnsOf(name: SchedulePlanName, blocks: readonly ScheduleBlock[]) {
  const loaded = blocks.flatMap(({ code, games }) =>
    games === null ? [] : [{ code, games: listGames(onceByCodeAndDate(gamesOf({ code, games }))) }],
  )
  const firstDay = (block: (typeof loaded)[number]) => block.games[0]?.day ?? '~'
  // The parts of one plan in order of their first game; every other block keeps its place.
  const parts = loaded.filter(({ code }) => isPlanPart(code))
  parts.sort((left, right) => (firstDay(left) < firstDay(right) ? -1 : 1))
  return scheduleColumns(name, [...loaded.filter(({ code }) => !isPlanPart(code)), ...parts])
}

function noteOf({ total, isContinued }: SchedulePart<ListedGame>): string | undefined {
  if (isContinued) return scheduleWords.continued
  return total === 0 ? undefined : gameCount(total)
}

/** Points of the page: its height with some slack, and what is above and below the games. */
const pageHeight = 744
const header = 18
/** In the header: its title and the line above it. */
const headerWords = 42
const resale = 26
const warning = 44
/** Over the parts of one plan, with the gap under it. */
const planHeading = 28

/** Sets a schedule's games as large as one letter page allows. */
function fitSchedule(page: GamesPage<readonly SchedulePart<ListedGame>[]>): GamesFit {
  const { columns, rep, hasWarning, footer } = page
  const headings = columns.flat().some(({ code }) => isPlanPart(code)) ? planHeading : 0
  const words = Math.max(headerWords, accountHeight(rep, accountWidth))
  const above = header + words + headings + (hasWarning ? warning : 0)
  return fitPortraitGames({
    height: pageHeight - above - footer,
    largest: 20,
    columns: columns.map((parts) => parts.map(({ games }) => games)),
  })
}
