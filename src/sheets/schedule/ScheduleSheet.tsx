import { useMemo } from 'react'
import { type ScheduleBlock, usePublicSchedule } from '../../api/sheets/publicSchedule'
import { seasonYears, timesNote } from '../../content/words/gameWords'
import {
  blockName,
  resaleWords,
  scheduleTitles,
  scheduleWords,
} from '../../content/words/scheduleWords'
import { findScheduleName, type ScheduleName } from '../../domain/sheetNames'
import { AddToCalendar } from '../kit/AddToCalendar'
import { AccountManager } from '../kit/contactParts'
import { MissingDataAlert, missingDataText } from '../kit/DataNotes'
import { GameTable } from '../kit/GameTable'
import { blockGames, startYearOf } from '../kit/gameList'
import { LoadedRepGames, type ReadyRepGames } from '../kit/LoadedRepGames'
import { PrintedCopy } from '../kit/PrintedCopy'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import { SheetState } from '../kit/SheetState'
import { useSheetFooter } from '../kit/useSheetFooter'
import styles from './ScheduleSheet.module.css'
import { fitSchedule } from './scheduleFit'
import { planLists, scheduleColumns, schedulePlans, scheduleWithResale } from './scheduleLists'

const scheduleNotFound = {
  title: 'Plan Not Found',
  message:
    'There is no schedule at this address. Please check the link, or ask your account manager for a new one.',
}

/**
 * The games of a Bruins plan, by the plan's and the rep's names from the URL
 * (docs/rules/sheets.md#schedule).
 */
export function ScheduleSheet({ planname, repname }: { planname: string; repname: string }) {
  const name = findScheduleName(planname)
  if (name === undefined) return <SheetState {...scheduleNotFound} />
  return <KnownSchedule planname={name} repname={repname} />
}

function KnownSchedule({ planname, repname }: { planname: ScheduleName; repname: string }) {
  const schedule = usePublicSchedule(planname)
  const hasNone = schedule.state === 'ready' && schedule.blocks.every(isMissing)
  return (
    <LoadedRepGames
      title={scheduleTitles[planname]}
      repname={repname}
      games={hasNone ? { state: 'failed', retry: schedule.retry } : schedule}
    >
      {(data) => <ReadySchedule planname={planname} {...data} />}
    </LoadedRepGames>
  )
}

type Schedule = ReadyRepGames<{ blocks: ScheduleBlock[] }>

/** Whether a block's games could not be loaded. */
const isMissing = ({ games }: ScheduleBlock) => games === null

/** The loaded sheet: a table per plan, in one or two columns (docs/rules/sheets.md#schedule). */
function ReadySchedule(props: Schedule & { planname: ScheduleName }) {
  const { planname, rep, games, staleSince, onRetry } = props
  const { blocks } = games
  const warning = missingDataText(
    blocks.filter(isMissing).map(({ code }) => blockName(code)),
    blocks.map(({ code, unread }) => ({ planName: blockName(code), count: unread })),
  )
  const hasWarning = warning !== ''
  const plans = useMemo(() => schedulePlans(blocks), [blocks])
  const columns = useMemo(() => scheduleColumns(planname, planLists(plans)), [planname, plans])
  const printed = useMemo(() => blockGames(blocks), [blocks])
  const footer = useSheetFooter({ games: printed, warning, timeNote: timesNote })
  const hasResale = planname === scheduleWithResale
  const fit = fitSchedule({ columns, rep, hasWarning, hasResale, footer: footer.height })
  const title = scheduleTitles[planname]
  const season = startYearOf(blocks[0]?.code ?? '')

  return (
    <SheetPage
      orientation="portrait"
      footer={footer}
      printName={[scheduleWords.printPlan(title), rep.name, scheduleWords.printKind]}
      contact={rep}
      notices={
        <PrintedCopy
          games={printed}
          season={season}
          isWhole={!hasWarning && staleSince === null}
          contact={rep}
        />
      }
      toolbar={plans.map((plan, index) => (
        <AddToCalendar
          key={plan.name}
          title={plan.name}
          games={blockGames(plan.blocks)}
          staleSince={staleSince}
          isIncomplete={plan.blocks.some((block) => isMissing(block) || block.unread > 0)}
          isRepeated={index > 0}
          whose={plans.length > 1 ? plan.name : undefined}
        />
      ))}
    >
      <div className={styles.sheet}>
        <SheetHeader
          eyebrow={scheduleWords.eyebrow}
          title={title}
          subtitle={scheduleWords.season(seasonYears(season))}
          staleSince={staleSince}
        >
          <AccountManager contact={rep} />
        </SheetHeader>
        {hasWarning && <MissingDataAlert message={warning} onRetry={onRetry} />}
        <div className={`${styles.columns} ${columns.length > 1 ? styles.two : ''}`}>
          {columns.map((lists, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <div key={index} className={styles.column}>
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
        {hasResale && (
          <p className={styles.resale}>
            <strong>{resaleWords.fact}</strong> {resaleWords.advice}
          </p>
        )}
      </div>
    </SheetPage>
  )
}
