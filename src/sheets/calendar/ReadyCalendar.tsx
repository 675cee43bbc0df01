import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { planWithoutTable } from '../../content/season/current'
import { calendarWords as words } from '../../content/words/calendarWords'
import { allTimes } from '../../content/words/gameWords'
import { updatedText } from '../../domain/time/eastern'
import { AddToCalendar } from '../kit/AddToCalendar'
import { AsOf } from '../kit/AsOf'
import type { ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import { MissingGames } from '../kit/MissingGames'
import { PaperAddress } from '../kit/PaperAddress'
import { PdfLink } from '../kit/PdfLink'
import { PrintButton } from '../kit/PrintButton'
import { SheetPage } from '../kit/SheetPage'
import { useIsNarrow } from '../kit/useIsNarrow'
import { useToday } from '../kit/useToday'
import styles from './Calendar.module.css'
import { DoubleHeaderTable } from './DoubleHeaderTable'
import { Legend } from './Legend'
import { MonthGrid } from './MonthGrid'
import { UndatedGames } from './notes'
import { PhoneMonths } from './PhoneMonths'
import { fitPage } from './pageFit'
import { seasonCalendar } from './seasonCalendar'
import { titleSize } from './titleSize'
import type { CalendarVariant } from './variant'
import { widestPrice } from './words'

interface ReadyCalendarProps extends ReadyCombinedPlan {
  code: string
  variant: CalendarVariant
}

/** The sheet itself: the month grid on paper and wide screens, a list of games on phones. */
export function ReadyCalendar(props: ReadyCalendarProps) {
  const { code, variant, plan, games, warning, asOf, onRetry } = props
  const today = useToday()
  const isNarrow = useIsNarrow()
  const titleRem = titleSize(words.title)
  const hasWarning = warning !== ''
  const { calendar, rows, fit } = useMemo(() => {
    const calendar = seasonCalendar(code, games, today)
    const rows = code.toLowerCase() === planWithoutTable ? [] : calendar.doubleHeaders
    const fit = fitPage({
      months: calendar.months.map(({ weeks, notes }) => ({ weeks, notes: notes.length })),
      titleHeight: titleRem * 12 + 2,
      tableRows: rows.length,
      undated: calendar.undated.length,
      hasWarning,
      widestPrice: widestPrice(calendar),
    })
    return { calendar, rows, fit }
  }, [code, games, today, titleRem, hasWarning])

  const { startYear, months, undated, kinds, calendarCode } = calendar
  const updated = updatedText(plan.lastUpdated)
  return (
    <SheetPage
      orientation="landscape"
      printName={[plan.title, code.toUpperCase(), words.printKinds[variant]]}
      toolbar={
        <>
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
      <div className={styles.sheet} style={{ '--title-rem': titleRem }}>
        <header className={styles.header}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.years}>{`${startYear}–${startYear + 1}`}</p>
          <div className={`${styles.whose} ${asOf === null ? '' : styles.old}`}>
            <AsOf at={asOf} />
            <p className={styles.plan}>{plan.title}</p>
          </div>
        </header>
        {hasWarning && <MissingGames words={warning} isOneLine onRetry={onRetry} />}

        <div className={styles.strip}>
          <Legend kinds={kinds} />
          <p className={styles.facts}>
            <span>{allTimes}</span>
            {updated && <span>{words.updated(updated)}</span>}
            {calendarCode && (
              <span className={styles.code}>
                <Link to={paths.calendar({ combinePlanEvent: calendarCode })}>{calendarCode}</Link>{' '}
                <PaperAddress to={paths.calendar({ combinePlanEvent: calendarCode })} />
              </span>
            )}
          </p>
        </div>
        <MonthGrid months={months} fit={fit} showsPreseason={variant === 'season'} />
        {isNarrow && (
          <PhoneMonths calendar={calendar} today={today} showsPreseason={variant === 'season'} />
        )}
        <DoubleHeaderTable entries={rows} fit={fit.table} />
        <UndatedGames games={undated} most={fit.most} />
      </div>
    </SheetPage>
  )
}
