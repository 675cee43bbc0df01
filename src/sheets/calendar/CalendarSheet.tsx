import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { planWithoutTable, priceTerms, seasonCode } from '../../content/season/current'
import { perTeam, pricingTeam, teamKeys, teams } from '../../content/teams'
import { venueWords } from '../../content/venue'
import { calendarWords as words } from '../../content/words/calendarWords'
import { allTimes, legendName } from '../../content/words/gameWords'
import { stampWords } from '../../content/words/stampWords'
import { updatedDay } from '../../domain/time/dates'
import { AddToCalendar } from '../kit/AddToCalendar'
import { BrandField } from '../kit/BrandField'
import { AccountManager } from '../kit/contactParts'
import { AsOf, MissingDataAlert } from '../kit/DataNotes'
import { startYearOf } from '../kit/gameList'
import { LoadedCombinedPlan, type ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import { useIsNarrow } from '../kit/PhoneList'
import { PrintedCopy } from '../kit/PrintedCopy'
import { CompactFooter, FooterQrCode, PageAddress, SheetDate } from '../kit/SheetFooter'
import { SheetPage } from '../kit/SheetPage'
import { PdfLink } from '../kit/SheetTools'
import { MANY_GAMES, useSheetFooter } from '../kit/useSheetFooter'
import { useToday } from '../kit/useToday'
import { useKeepRep, useUrlRep } from '../kit/useUrlRep'
import styles from './CalendarSheet.module.css'
import { areAllAfternoons, openPrice, widestPrice } from './calendarTexts'
import { DoubleHeaderTable } from './DoubleHeaderTable'
import { UndatedGames } from './GameNotes'
import { fitHeader } from './headerFit'
import { kindClass, MonthGrid } from './MonthGrid'
import { PhoneMonths } from './PhoneMonths'
import { fitPage } from './pageFit'
import { type GameKind, seasonCalendar } from './seasonCalendar'

interface CalendarSheetProps {
  /** The combined plan's code from the URL. */
  combinePlanEvent: string
  /** The two routes that show the calendar. */
  variant: 'season' | 'pricing-sheet'
}

/** Both calendar routes (docs/rules/sheets.md#calendar). */
export function CalendarSheet(props: CalendarSheetProps) {
  return (
    <LoadedCombinedPlan code={props.combinePlanEvent} title={words.title}>
      {(data) => <ReadyCalendar {...props} {...data} />}
    </LoadedCombinedPlan>
  )
}

/** The loaded sheet: the month grid on paper and wide screens, a list of games on phones. */
function ReadyCalendar(props: ReadyCombinedPlan & CalendarSheetProps) {
  const { combinePlanEvent: code, variant, plan, games, warning, staleSince, onRetry } = props
  const sheet = useCalendarSheet(props)
  const { title, today, calendar, tableEntries, contact, header, fit } = sheet
  const isNarrow = useIsNarrow(768)
  const keepRep = useKeepRep()
  const isComplete = warning === ''
  const file = { title, games, staleSince, isIncomplete: !isComplete }
  return (
    <SheetPage
      orientation="landscape"
      printName={[plan.title, code.toUpperCase(), words.printKinds[variant]]}
      contact={contact}
      calendar={<AddToCalendar {...file} />}
      notices={
        <PrintedCopy
          games={games}
          isWhole={isComplete && staleSince === null}
          calendar={<AddToCalendar {...file} label={stampWords.update} isRepeated />}
          contact={contact}
        />
      }
    >
      <div
        className={styles.sheet}
        style={{
          '--title-rem': header.titleRem,
          '--header': header.height,
          '--plan': header.planFont,
          '--drop': header.drop,
        }}
      >
        <CalendarHeader {...sheet} />
        {!isComplete && <MissingDataAlert message={warning} isOneLine onRetry={onRetry} />}

        <MonthGrid months={calendar.months} fit={fit} />
        {isNarrow && <PhoneMonths calendar={calendar} today={today} />}
        <DoubleHeaderTable entries={tableEntries} fit={fit.table} />
        <UndatedGames games={calendar.undated} listed={fit.listed} />
        <CompactFooter>
          {calendar.calendarCode && (
            <Link to={keepRep(paths.calendar({ combinePlanEvent: calendar.calendarCode }))}>
              {calendar.calendarCode}
            </Link>
          )}
        </CompactFooter>
      </div>
    </SheetPage>
  )
}

/** The content of the sheet and its sizes. */
function useCalendarSheet(props: ReadyCombinedPlan & CalendarSheetProps) {
  const { combinePlanEvent: code, variant, plan, games, warning, staleSince } = props
  const today = useToday()
  const contact = useUrlRep()
  const calendar = useMemo(
    () => seasonCalendar(code, games, today, variant === 'season'),
    [code, games, today, variant],
  )
  const tableEntries = code.toLowerCase() === planWithoutTable ? [] : calendar.doubleHeaders
  const updated = updatedDay(plan.lastUpdated)
  const footer = useSheetFooter({
    games,
    warning,
    updatedText: updated && words.updated(updated),
    moduleMm: games.length > MANY_GAMES ? 0.34 : 0.36,
  })
  const cupTerms = calendar.kinds.includes('cup-potential') ? venueWords.cup : ''
  const header = fitHeader({
    title: words.title,
    // The space of the validity is kept where it is not shown.
    terms: [`${priceTerms.validity} ${priceTerms.fees}`, cupTerms].filter(Boolean),
    plan: plan.title,
    hasAsOf: staleSince !== null,
    contact,
    footer,
  })
  const fit = fitPage({
    months: calendar.months.map(({ weeks, overflow }) => ({ weeks, notes: overflow.length })),
    headerHeight: header.height,
    tableRows: tableEntries.length,
    undated: calendar.undated.length,
    hasWarning: warning !== '',
    widestPrice: widestPrice(calendar),
  })
  const title = plan.title || code.toUpperCase()
  return { ...props, title, today, calendar, tableEntries, cupTerms, contact, footer, header, fit }
}

type CalendarSheetContent = ReturnType<typeof useCalendarSheet>

/** The title beside the plan and its contact, then what explains the cells, and the QR code. */
function CalendarHeader(props: CalendarSheetContent) {
  const { plan, games, staleSince, calendar, cupTerms, contact, footer } = props
  const { startYear, playing } = calendar
  const [first = pricingTeam, second] = playing.length > 0 ? playing : teamKeys
  // The validity of prices is known only for the current season.
  const isPriced = startYear === startYearOf(seasonCode)
  return (
    <header className={styles.header}>
      <div className={styles.left}>
        <div className={styles.band}>
          <BrandField team={first} />
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.years}>{`${startYear}–${startYear + 1}`}</p>
          </div>
          <div className={styles.whose}>
            {second && <BrandField team={second} />}
            <p className={styles.plan}>{plan.title}</p>
            <AccountManager contact={contact} isInline />
            <AsOf at={staleSince} />
          </div>
        </div>
        <div className={styles.line}>
          <div className={styles.signs}>
            <Legend calendar={calendar} />
            <PdfLink pdf={plan.pdf} />
          </div>
          <p className={styles.dates}>
            <span>{allTimes}</span> <SheetDate footer={footer} />
          </p>
        </div>
        <div className={styles.line}>
          <Signs games={games} calendar={calendar} />
          <PageAddress footer={footer} />
        </div>
        <p className={styles.terms}>
          {isPriced && <span>{priceTerms.validity}</span>} <b>{priceTerms.fees}</b>
        </p>
        {cupTerms && <p className={styles.terms}>{cupTerms}</p>}
      </div>
      <FooterQrCode footer={footer} />
    </header>
  )
}

const labels: Record<GameKind, string> = {
  ...perTeam((team) => teams[team].name),
  ...words.kinds,
  other: '',
}

/** Explains the colors and the letters for unknown prices that are on the sheet. */
function Legend({ calendar }: Pick<CalendarSheetContent, 'calendar'>) {
  const open = openPrice(calendar)
  return (
    <ul className={styles.legend} aria-label={legendName}>
      {calendar.kinds.map((kind) => (
        <li key={kind}>
          <span className={`${styles.swatch} ${kindClass(kind)}`} aria-hidden="true" />
          {labels[kind]}
        </li>
      ))}
      {open && (
        <li>
          <b>{open}</b> {words.openPrice}
        </li>
      )}
    </ul>
  )
}

/** Explains the letters in the cells that are on the sheet. */
function Signs({ games, calendar }: Pick<CalendarSheetContent, 'games' | 'calendar'>) {
  const { rows, preseason, afternoons } = words.signs
  const signs = [
    ...(calendar.games.some(({ prices }) => prices.a !== '' || prices.b !== '') ? [rows] : []),
    ...(calendar.games.some(({ isPreseason }) => isPreseason) ? [preseason] : []),
  ]
  return (
    <p className={styles.signs}>
      {signs.map(({ sign, text }) => (
        <span key={sign}>
          <b>{sign}</b> <span>{text}</span>
        </span>
      ))}
      {areAllAfternoons(games) && <span>{afternoons}</span>}
    </p>
  )
}
