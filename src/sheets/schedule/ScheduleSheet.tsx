import { useMemo } from 'react'
import { type ScheduleBlock, usePublicSchedule } from '../../api/sheets/publicSchedule'
import { gameCount, seasonYears, timesNote } from '../../content/words/gameWords'
import {
  blockName,
  planName,
  resaleWords,
  scheduleTitles,
  scheduleWords,
} from '../../content/words/scheduleWords'
import { uniqueByCodeAndDate } from '../../domain/games/uniqueGames'
import { findScheduleName, type ScheduleName } from '../../domain/sheetNames'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import { AccountManager } from '../kit/AccountManager'
import { AddToCalendar } from '../kit/AddToCalendar'
import { MissingGames, missingText } from '../kit/DataNotes'
import { accountHeight } from '../kit/fit/contactFit'
import { fitPortraitGames, type GamesFit, type GamesPage } from '../kit/fit/gamesFit'
import { GameTable } from '../kit/GameTable'
import { type ListedGame, toListedGames } from '../kit/gameList'
import { LoadedRepGames, type ReadyRepGames } from '../kit/LoadedRepGames'
import { PrintedCopy } from '../kit/PrintedCopy'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import { SheetState } from '../kit/SheetState'
import { useSheetFooter } from '../kit/useSheetFooter'
import styles from './ScheduleSheet.module.css'
import { type PlanList, type ScheduleList, scheduleColumns } from './scheduleColumns'

/** The games of a Bruins plan, by the plan's and the rep's names from the URL (docs/rules/sheets.md#schedule). */
export function ScheduleSheet({ planname, repname }: Record<'planname' | 'repname', string>) {
  const name = findScheduleName(planname)
  if (name === undefined) {
    return (
      <SheetState
        title="Plan Not Found"
        message="There is no schedule at this address. Please check the link, or ask your account manager for a new one."
      />
    )
  }
  return <KnownSchedule name={name} repname={repname} />
}

function KnownSchedule({ name, repname }: { name: ScheduleName; repname: string }) {
  const schedule = usePublicSchedule(name)
  const hasNone = schedule.state === 'ready' && schedule.blocks.every(({ games }) => games === null)
  return (
    <LoadedRepGames
      title={scheduleTitles[name]}
      repname={repname}
      games={hasNone ? { state: 'failed', retry: schedule.retry } : schedule}
    >
      {(ready) => <ReadySchedule name={name} {...ready} />}
    </LoadedRepGames>
  )
}

type Schedule = ReadyRepGames<{ blocks: ScheduleBlock[] }>

/** The loaded sheet: a table per plan, in one or two columns (docs/rules/sheets.md#schedule). */
function ReadySchedule(props: Schedule & { name: ScheduleName }) {
  const { name, rep, games, staleSince, onRetry } = props
  const { blocks } = games
  const warning = missingText(
    blocks.filter(({ games }) => games === null).map(({ code }) => blockName(code)),
    blocks.map(({ code, unread }) => ({ planName: blockName(code), count: unread })),
  )
  const plans = useMemo(() => plansOf(blocks), [blocks])
  const columns = useMemo(() => scheduleColumns(name, plans.flatMap(planList)), [name, plans])
  const printed = useMemo(
    () => uniqueByCodeAndDate(blocks.flatMap((block) => gamesOf(block))),
    [blocks],
  )
  const footer = useSheetFooter({ games: printed, warning, timeNote: timesNote })
  const below = footer.height + (name === 'halfseason' ? resale : 8)
  const fit = fitSchedule({ columns, rep, hasWarning: warning !== '', footer: below })
  const start = seasonStartYear(blocks[0]?.code ?? '', '')

  return (
    <SheetPage
      orientation="portrait"
      footer={footer}
      printName={[scheduleWords.printPlan(scheduleTitles[name]), rep.name, scheduleWords.printKind]}
      contact={rep}
      notices={
        <PrintedCopy
          games={printed}
          season={start}
          isWhole={warning === '' && staleSince === null}
          contact={rep}
        />
      }
      toolbar={plans.map((plan, index) => (
        <AddToCalendar
          key={plan.name}
          title={plan.name}
          games={plan.blocks.flatMap(gamesOf)}
          isIncomplete={plan.blocks.some(({ games, unread }) => games === null || unread > 0)}
          isRepeated={index > 0}
          whose={plans.length > 1 ? plan.name : undefined}
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
          <AccountManager contact={rep} />
        </SheetHeader>
        {warning && <MissingGames message={warning} onRetry={onRetry} />}
        <div className={`${styles.columns} ${columns.length > 1 ? styles.two : ''}`}>
          {columns.map((lists) => (
            <div key={`${lists[0]?.name} ${lists[0]?.isContinued}`} className={styles.column}>
              {lists.map(({ name, facts, games, isContinued }) => (
                <GameTable
                  key={name}
                  title={name}
                  facts={isContinued ? scheduleWords.continued : facts}
                  games={games}
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

/** The plans that customers buy, each with its blocks. */
function plansOf(blocks: readonly ScheduleBlock[]) {
  const names = [...new Set(blocks.map(({ code }) => planName(code)))]
  return names.map((name) => ({
    name,
    blocks: blocks.filter(({ code }) => planName(code) === name),
  }))
}

/** A block's games of its season. Empty if they could not be loaded. */
const gamesOf = ({ code, games }: Pick<ScheduleBlock, 'code' | 'games'>) =>
  seasonGames(games ?? [], seasonStartYear(code, ''))

/**
 * A plan's games as one list, sorted by date. If the plan has several parts, each game names its part, and the facts
 * name all parts in the order of their first games. Empty if no part could be loaded.
 */
function planList({ name, blocks }: ReturnType<typeof plansOf>[number]): PlanList<ListedGame>[] {
  const loaded = blocks.filter(({ games }) => games !== null)
  const parts = loaded.map((block) => {
    const games = toListedGames(uniqueByCodeAndDate(gamesOf(block)))
    return { name: blockName(block.code), games, firstDay: games[0]?.day ?? '~' }
  })
  parts.sort((left, right) => (left.firstDay < right.firstDay ? -1 : 1))
  const games = toListedGames(uniqueByCodeAndDate(loaded.flatMap(gamesOf)))
  const count = gameCount(games.length)
  if (blocks.length === 1)
    return loaded.map(() => ({ name, games, facts: games.length > 0 ? count : '' }))
  const inPart = (game: ListedGame) => {
    const own = parts.filter(({ games }) => games.some(({ key }) => key === game.key))
    return { ...game, part: own.map(({ name }) => name).join(', ') }
  }
  const facts = `${count}: ${parts.map(({ name, games }) => `${games.length} ${name}`).join(', ')}`
  return parts.length > 0 ? [{ name, games: games.map(inPart), facts }] : []
}

/** In points: the page's height with some slack, and the heights above and below the games. */
const pageHeight = 744
const header = 18
/** The title in the header, with the line above it. */
const titleHeight = 42
const resale = 26
const warning = 44
/** Extra space in one column, for larger titles and between two plans. */
const onePlanBelow = 26

/** Fits a schedule's games as large as one letter page allows. */
function fitSchedule(page: GamesPage<readonly ScheduleList<ListedGame>[]>): GamesFit {
  const { columns, rep, hasWarning, footer } = page
  const above = header + Math.max(titleHeight, accountHeight(rep)) + (hasWarning ? warning : 0)
  return fitPortraitGames({
    height: pageHeight - above - footer - (columns.length < 2 ? onePlanBelow : 0),
    largest: 20,
    hasFacts: true,
    columns: columns.map((lists) => lists.map(({ games }) => games)),
  })
}
