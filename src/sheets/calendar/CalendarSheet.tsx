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
import { seasonStartYear } from '../../domain/time/seasons'
import { AddToCalendar } from '../kit/AddToCalendar'
import { BrandField } from '../kit/BrandField'
import { AccountManager } from '../kit/contactParts'
import { AsOf, MissingDataAlert } from '../kit/DataNotes'
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
import {
  type CalendarGame,
  type GameKind,
  type SeasonCalendar,
  seasonCalendar,
} from './seasonCalendar'

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
  const today = useToday()
  const isNarrow = useIsNarrow(768)
  const keepRep = useKeepRep()
  const hasWarning = warning !== ''
  const calendar = useMemo(
    () => seasonCalendar(code, games, today, variant === 'season'),
    [code, games, today, variant],
  )
  const { startYear, months, undated, kinds, calendarCode } = calendar
  const playing = teamKeys.filter((key) => calendar.games.some(({ team }) => team === key))
  const [first = pricingTeam, second] = playing.length > 0 ? playing : teamKeys
  const rows = code.toLowerCase() === planWithoutTable ? [] : calendar.doubleHeaders
  const updated = updatedDay(plan.lastUpdated)
  // The validity of prices is known only for the current season.
  const isPriced = startYear === seasonStartYear(seasonCode, '')
  const cupWords = kinds.includes('cup-potential') ? venueWords.cup : ''
  const contact = useUrlRep()
  const footer = useSheetFooter({
    games,
    warning,
    updatedText: updated && words.updated(updated),
    moduleMm: games.length > MANY_GAMES ? 0.34 : 0.36,
  })
  const header = fitHeader({
    title: words.title,
    terms: [`${priceTerms.validity} ${priceTerms.fees}`, ...(cupWords ? [cupWords] : [])],
    plan: plan.title,
    hasAsOf: staleSince !== null,
    contact,
    footer,
  })
  const title = plan.title || code.toUpperCase()
  const file = { title, games, staleSince, isIncomplete: hasWarning }
  const fit = fitPage({
    months: months.map(({ weeks, overflow }) => ({ weeks, notes: overflow.length })),
    headerHeight: header.height,
    tableRows: rows.length,
    undated: undated.length,
    hasWarning,
    widestPrice: widestPrice(calendar),
  })

  return (
    <SheetPage
      orientation="landscape"
      printName={[plan.title, code.toUpperCase(), words.printKinds[variant]]}
      contact={contact}
      calendar={<AddToCalendar {...file} />}
      notices={
        <PrintedCopy
          games={games}
          isWhole={!hasWarning && staleSince === null}
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
              <Signs games={calendar.games} areAfternoons={areAllAfternoons(games)} />
              <PageAddress footer={footer} />
            </div>
            <p className={styles.terms}>
              {isPriced && <span>{priceTerms.validity}</span>} <b>{priceTerms.fees}</b>
            </p>
            {cupWords && <p className={styles.terms}>{cupWords}</p>}
          </div>
          <FooterQrCode footer={footer} />
        </header>
        {hasWarning && <MissingDataAlert message={warning} isOneLine onRetry={onRetry} />}

        <MonthGrid months={months} fit={fit} />
        {isNarrow && <PhoneMonths calendar={calendar} today={today} />}
        <DoubleHeaderTable entries={rows} fit={fit.table} />
        <UndatedGames games={undated} listed={fit.listed} />
        <CompactFooter>
          {calendarCode && (
            <Link to={keepRep(paths.calendar({ combinePlanEvent: calendarCode }))}>
              {calendarCode}
            </Link>
          )}
        </CompactFooter>
      </div>
    </SheetPage>
  )
}

const labels: Record<GameKind, string> = {
  ...perTeam((team) => teams[team].name),
  ...words.kinds,
  other: '',
}

/** Explains the colors and the letters for unknown prices that are on the sheet. */
function Legend({ calendar }: { calendar: SeasonCalendar }) {
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

interface SignsProps {
  games: readonly CalendarGame[]
  /** Whether all times shown are at noon or later. */
  areAfternoons: boolean
}

/** Explains the letters in the cells that are on the sheet. */
function Signs({ games, areAfternoons }: SignsProps) {
  const { rows, preseason, afternoons } = words.signs
  const signs = [
    ...(games.some(({ prices }) => prices.a !== '' || prices.b !== '') ? [rows] : []),
    ...(games.some(({ isPreseason }) => isPreseason) ? [preseason] : []),
  ]
  return (
    <p className={styles.signs}>
      {signs.map(({ sign, text }) => (
        <span key={sign}>
          <b>{sign}</b> <span>{text}</span>
        </span>
      ))}
      {areAfternoons && <span>{afternoons}</span>}
    </p>
  )
}
