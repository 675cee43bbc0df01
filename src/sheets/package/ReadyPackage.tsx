import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { env } from '../../config/env'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import { pdfHref } from '../../domain/hrefs'
import controls from '../kit/controls.module.css'
import { addressText } from '../kit/PaperAddress'
import { PrintButton } from '../kit/PrintButton'
import { SheetPage } from '../kit/SheetPage'
import { monthLines } from './calendarFit'
import { GameLists } from './GameLists'
import { gameBands, hasPreseason } from './gamePages'
import type { LoadedPlan } from './LoadedPackage'
import { MiniCalendar } from './MiniCalendar'
import styles from './Package.module.css'
import { PackageFoot } from './PackageFoot'
import { homeClub, PackageHead } from './PackageHead'
import { footnotes, PaperPage } from './PaperPage'
import paper from './PaperPage.module.css'
import { listColumns, logoSize } from './packageGames'
import { packageMonths } from './packageMonths'
import { fitPackage } from './pageFit'
import { calendarLabel, factsText, updatedLine } from './words'

interface ReadyPackageProps extends LoadedPlan {
  code: string
  hasCalendar: boolean
}

/** The sheet itself, page by page. */
export function ReadyPackage(props: ReadyPackageProps) {
  const { code, hasCalendar, plan, sheet, warning, asOf, onRetry } = props
  const { teams, groups, count } = sheet
  const title = plan.title || plan.code.toUpperCase()
  const size = logoSize(count, teams.length)
  const months = useMemo(
    () => (hasCalendar ? packageMonths(sheet.startYear, sheet.games) : []),
    [hasCalendar, sheet],
  )
  const calendarPath = paths.calendar({ combinePlanEvent: sheet.calendarCode ?? code })
  const lastLine = [
    sheet.hasPreseason && packageTexts.preseasonFootnote,
    updatedLine(plan.lastUpdated),
    calendarLabel(sheet),
    addressText(calendarPath),
  ]
    .filter(Boolean)
    .join(' ')
  const fit = useMemo(
    () =>
      fitPackage({
        title,
        bands: gameBands(groups, listColumns(count, teams.length)),
        logoSize: size,
        calendarLines: monthLines(months),
        warning,
        lastLine,
      }),
    [title, groups, count, teams, size, months, warning, lastLine],
  )

  const { pages, isTight } = fit
  const notes = footnotes(pages.map(hasPreseason))
  const facts = factsText(plan, sheet)
  const pdf = pdfHref(plan.pdf, env.pdfBase)
  const address = paths.packageSheet({ combinePlanEvent: code })
  const [onlyTeam] = teams
  const accent = teams.length === 1 && onlyTeam ? homeClub(onlyTeam)?.primary : undefined
  return (
    <SheetPage
      orientation="portrait"
      printName={[
        plan.title,
        plan.code.toUpperCase(),
        hasCalendar ? 'Package with calendar' : 'Package',
      ]}
      toolbar={
        <>
          <Link
            className={controls.control}
            to={hasCalendar ? address : `${address}?view=calendar`}
          >
            {hasCalendar ? 'Cards only' : 'With calendar'}
          </Link>
          <Link className={controls.control} to={paths.packageText({ combinePlanEvent: code })}>
            Plain text
          </Link>
          {pdf && (
            <a className={controls.control} href={pdf} target="_blank" rel="noopener noreferrer">
              Download PDF
            </a>
          )}
          <PrintButton />
        </>
      }
    >
      <div
        className={`${styles.sheet} ${paper.pages} ${isTight ? styles.tight : ''}`}
        style={{
          '--accent': accent,
          '--title-size': fit.titleSize,
          '--head-padding': isTight ? 5 : 10,
        }}
      >
        {pages.map((page, index) => (
          <PaperPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            number={index + 1}
            pages={pages.length}
            title={title}
            facts={facts}
            footnote={notes[index]}
          >
            {index === 0 && (
              <PackageHead
                {...{ title, facts, teams, count, warning, asOf, onRetry, isTight }}
                pages={pages.length}
              />
            )}
            <GameLists page={page} teams={teams} logoSize={size} fit={fit} />
            {index === pages.length - 1 && (
              <>
                {months.length > 0 && <MiniCalendar months={months} fit={fit} />}
                <PackageFoot
                  sheet={sheet}
                  calendarPath={calendarPath}
                  lastUpdated={plan.lastUpdated}
                  hasFootnote={pages.length === 1 && notes[0] !== 'none'}
                />
              </>
            )}
          </PaperPage>
        ))}
      </div>
    </SheetPage>
  )
}
