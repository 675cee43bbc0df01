import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { planWithoutTable, priceTerms } from '../../content/season/current'
import { perTeam, teams } from '../../content/teams'
import { calendarWords, calendarWords as words } from '../../content/words/calendarWords'
import { allTimes, legendName } from '../../content/words/gameWords'
import { updatedText } from '../../domain/time/dates'
import { AddToCalendar } from '../kit/AddToCalendar'
import { AsOf } from '../kit/AsOf'
import { LoadedCombinedPlan, type ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import { MissingGames } from '../kit/MissingGames'
import { PaperAddress } from '../kit/PaperAddress'
import { PdfLink } from '../kit/PdfLink'
import { PrintButton } from '../kit/PrintButton'
import { PrintedCopy } from '../kit/PrintedCopy'
import { ContactLine, LowFoot, ScanWords } from '../kit/SheetFoot'
import { SheetPage } from '../kit/SheetPage'
import { StampSlot } from '../kit/StampSlot'
import { useAskedRep, useKeepRep } from '../kit/useAskedRep'
import { useIsNarrow } from '../kit/useIsNarrow'
import { useSheetFoot } from '../kit/useSheetFoot'
import { useToday } from '../kit/useToday'
import styles from './CalendarSheet.module.css'
import { CalendarTerms } from './CalendarTerms'
import { DoubleHeaderTable } from './DoubleHeaderTable'
import { headHeight } from './headFit'
import { kindClass } from './kindClass'
import { MonthGrid } from './MonthGrid'
import { UndatedGames } from './notes'
import { PhoneMonths } from './PhoneMonths'
import { fitPage } from './pageFit'
import { type GameKind, seasonCalendar } from './seasonCalendar'
import { titleSize } from './titleSize'
import type { CalendarVariant } from './variant'
import { openPrice, widestPrice } from './words'

interface CalendarSheetProps {
  /** The combined plan's code as it stands in the URL. */
  combinePlanEvent: string
  variant: CalendarVariant
}

/** Both calendar routes, from loading to paper (docs/rules/sheets.md#calendar). */
export function CalendarSheet({ combinePlanEvent: code, variant }: CalendarSheetProps) {
  return (
    <LoadedCombinedPlan code={code} title={calendarWords.title}>
      {(ready) => <ReadyCalendar code={code} variant={variant} {...ready} />}
    </LoadedCombinedPlan>
  )
}

interface ReadyCalendarProps extends ReadyCombinedPlan {
  code: string
  variant: CalendarVariant
}

const noRows: readonly never[] = []

/** The sheet itself: the month grid on paper and wide screens, a list of games on phones. */
function ReadyCalendar(props: ReadyCalendarProps) {
  const { code, variant, plan, games, warning, asOf, onRetry } = props
  const today = useToday()
  const isNarrow = useIsNarrow(768)
  const keepRep = useKeepRep()
  const titleRem = titleSize(words.title)
  const hasWarning = warning !== ''
  const calendar = useMemo(() => seasonCalendar(code, games, today), [code, games, today])
  const { startYear, months, undated, kinds, calendarCode } = calendar
  const rows = code.toLowerCase() === planWithoutTable ? noRows : calendar.doubleHeaders
  const updated = updatedText(plan.lastUpdated)
  const foot = useSheetFoot({
    games,
    warning,
    dated: updated && words.updated(updated),
    contact: useAskedRep(),
    moduleMm: games.length > 44 ? 0.34 : 0.36,
  })
  const head = headHeight({
    titleHeight: titleRem * 12 + 2,
    terms: rows.length > 0 ? '' : `${priceTerms.validity} ${priceTerms.fees}`,
    plan: plan.title,
    dates: `${allTimes} ${foot.dated}`,
    foot,
  })
  const fit = useMemo(
    () =>
      fitPage({
        months: calendar.months.map(({ weeks, notes }) => ({ weeks, notes: notes.length })),
        headHeight: head,
        tableRows: rows.length,
        undated: calendar.undated.length,
        hasWarning,
        widestPrice: widestPrice(calendar),
      }),
    [calendar, head, hasWarning, rows.length],
  )

  return (
    <SheetPage
      orientation="landscape"
      printName={[plan.title, code.toUpperCase(), words.printKinds[variant]]}
      toolbar={
        <>
          <PrintedCopy games={games} isWhole={!hasWarning && asOf === null} />
          <PdfLink pdf={plan.pdf} />
          <AddToCalendar
            title={plan.title || code.toUpperCase()}
            games={games}
            lastUpdated={plan.lastUpdated}
            isIncomplete={hasWarning}
          />
          <PrintButton />
        </>
      }
    >
      <div className={styles.sheet} style={{ '--title-rem': titleRem, '--head': head }}>
        <header className={styles.header}>
          <div className={styles.left}>
            <div className={styles.titleLine}>
              <h1 className={styles.title}>{words.title}</h1>
              <p className={styles.years}>{`${startYear}–${startYear + 1}`}</p>
            </div>
            {rows.length === 0 && <CalendarTerms startYear={startYear} className={styles.terms} />}
            <Legend kinds={kinds} openPrice={openPrice(calendar)} />
          </div>
          <div className={`${styles.whose} ${asOf === null ? '' : styles.old}`}>
            <AsOf at={asOf} />
            <p className={styles.plan}>{plan.title}</p>
            <ContactLine contact={foot.contact} />
            <p className={styles.dates}>
              <span>{allTimes}</span> <span>{foot.dated}</span>
            </p>
            <ScanWords foot={foot} />
          </div>
          <StampSlot foot={foot} />
        </header>
        {hasWarning && <MissingGames words={warning} isOneLine onRetry={onRetry} />}

        <MonthGrid months={months} fit={fit} showsPreseason={variant === 'season'} />
        {isNarrow && (
          <PhoneMonths calendar={calendar} today={today} showsPreseason={variant === 'season'} />
        )}
        <DoubleHeaderTable entries={rows} fit={fit.table} startYear={startYear} />
        <UndatedGames games={undated} most={fit.most} />
        <LowFoot>
          {calendarCode && (
            <p>
              <Link to={keepRep(paths.calendar({ combinePlanEvent: calendarCode }))}>
                {calendarCode}
              </Link>{' '}
              <PaperAddress to={paths.calendar({ combinePlanEvent: calendarCode })} />
            </p>
          )}
        </LowFoot>
      </div>
    </SheetPage>
  )
}

const labels: Record<GameKind, string> = {
  ...perTeam((team) => teams[team].name),
  ...calendarWords.kinds,
  other: '',
}

interface LegendProps {
  kinds: GameKind[]
  /** What stands in place of a price that nobody knows yet, as `xx.xx`; '' where all are known. */
  openPrice: string
}

/** What the colours mean, and the letters in place of a price; only what is on the sheet. */
function Legend({ kinds: shown, openPrice }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label={legendName}>
      {shown.map((kind) => (
        <li key={kind}>
          <span className={`${styles.swatch} ${kindClass(kind)}`} aria-hidden="true" />
          {labels[kind]}
        </li>
      ))}
      {openPrice && (
        <li>
          <b>{openPrice}</b> {calendarWords.openPrice}
        </li>
      )}
    </ul>
  )
}
