import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import { homeClub } from '../../domain/games/opponents'
import { AddToCalendar } from '../kit/AddToCalendar'
import controls from '../kit/controls.module.css'
import { LoadedCombinedPlan, type ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import paper from '../kit/PaperPage.module.css'
import { useIsNarrow } from '../kit/PhoneList'
import { PrintedCopy } from '../kit/PrintedCopy'
import { CompactFooter, ContactLinks, PaperAddress, SalesLine } from '../kit/SheetFooter'
import { SheetPage } from '../kit/SheetPage'
import { PdfLink } from '../kit/SheetTools'
import { useSheetLocation } from '../kit/sheetContext'
import { useAskedRep, useKeepRep } from '../kit/useAskedRep'
import {
  addressText,
  type Contact,
  contactText,
  salesText,
  scanText,
  useSheetFooter,
} from '../kit/useSheetFooter'
import { GameLists } from './GameLists'
import { gameBands, hasPreseason } from './gamePages'
import { MiniCalendar } from './MiniCalendar'
import styles from './Package.module.css'
import { PackageHeader } from './PackageHeader'
import { PaperPages, usePackageGames } from './PackagePages'
import { PhoneGames } from './PhoneGames'
import { fitPackage } from './packageFit'
import { listColumns, logoSize } from './packageGames'
import { calendarLabel, factsText, insideCode, updatedLine } from './packageLines'
import { monthLines, packageMonths } from './packageMonths'

/**
 * The package sheet: the games as cards, with `?view=calendar` also as a calendar
 * (docs/rules/sheets.md#package).
 */
export function PackageSheet({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  const view = new URLSearchParams(useSheetLocation().search).get('view')
  const hasCalendar = view?.toLowerCase() === 'calendar'
  return (
    <LoadedCombinedPlan code={code} title={packageTexts.heading}>
      {(ready) => <ReadyPackage code={code} hasCalendar={hasCalendar} {...ready} />}
    </LoadedCombinedPlan>
  )
}

interface ReadyPackageProps extends ReadyCombinedPlan {
  code: string
  hasCalendar: boolean
}

/** The sheet itself, page by page. */
function ReadyPackage(props: ReadyPackageProps) {
  const { code, hasCalendar, plan, games, warning, asOf, onRetry } = props
  const sheet = usePackageGames(code, games)
  const { teams, groups, count } = sheet
  const title = plan.title || plan.code.toUpperCase()
  const size = logoSize(count, teams.length)
  const months = hasCalendar ? packageMonths(sheet.startYear, sheet.games) : []
  const calendarPath = paths.calendar({ combinePlanEvent: sheet.calendarCode ?? code })
  const footer = useSheetFooter({
    games,
    warning,
    dated: updatedLine(plan.lastUpdated),
    contact: useAskedRep(),
    moduleMm: games.length > 44 ? 0.36 : undefined,
  })
  const fit = fitPackage({
    title,
    head: { stampSide: footer.stamp.side, scan: scanText(footer) },
    bands: gameBands(groups, listColumns(count, teams.length)),
    logoSize: size,
    calendarLines: monthLines(months),
    warning,
    hasFootnote: sheet.hasPreseason,
    contact: contactText(footer.contact) || salesText,
    lastLine: `${calendarLabel(sheet)} ${addressText(calendarPath)}`,
  })
  const { pages, isTight } = fit
  const facts = factsText(sheet)
  const address = paths.packageSheet({ combinePlanEvent: code })
  const keepRep = useKeepRep()
  const isNarrow = useIsNarrow()
  const [onlyTeam] = teams
  const accent = teams.length === 1 && onlyTeam ? homeClub(onlyTeam)?.primary : undefined
  return (
    <SheetPage
      orientation="portrait"
      printName={[
        plan.title,
        plan.code.toUpperCase(),
        packageTexts.printKinds[hasCalendar ? 'calendar' : 'cards'],
      ]}
      toolbar={
        <>
          <PrintedCopy games={games} isWhole={warning === '' && asOf === null} />
          <Link
            className={controls.control}
            to={keepRep(hasCalendar ? address : `${address}?view=calendar`)}
          >
            {packageTexts.links[hasCalendar ? 'cards' : 'calendar']}
          </Link>
          <Link
            className={controls.control}
            to={keepRep(paths.packageText({ combinePlanEvent: code }))}
          >
            {packageTexts.links.text}
          </Link>
          <PdfLink pdf={plan.pdf} />
          <AddToCalendar
            title={title}
            games={games}
            lastUpdated={plan.lastUpdated}
            isIncomplete={warning !== ''}
          />
        </>
      }
    >
      <div
        className={`${styles.sheet} ${paper.pages} ${isTight ? styles.tight : ''}`}
        style={{
          '--sheet-accent': accent,
          '--title-size': fit.titleSize,
          '--head-padding': isTight ? 5 : 6,
          '--scan-padding': isTight ? 3 : 7,
        }}
      >
        <PaperPages pages={pages} hasAsterisk={hasPreseason} title={title} facts={facts}>
          {(page, { isFirst, isLast }) => (
            <>
              {isFirst && (
                <PackageHeader
                  {...{ title, facts, teams, count, warning, asOf, onRetry, isTight, footer }}
                  pages={pages.length}
                />
              )}
              <GameLists page={page} teams={teams} logoSize={size} fit={fit} />
              {isFirst && isNarrow && <PhoneGames {...{ sheet, fit }} logoSize={size} />}
              {isLast && (
                <>
                  {months.length > 0 && <MiniCalendar months={months} fit={fit} />}
                  <PackageFooter
                    hasFootnote={pages.length === 1 && hasPreseason(page)}
                    contact={footer.contact}
                  />
                  <CompactFooter>
                    <p>{insideCode(plan)}</p>
                    <p>{footer.dated}</p>
                    <p>
                      <Link to={keepRep(calendarPath)}>{calendarLabel(sheet)}</Link>{' '}
                      <PaperAddress to={calendarPath} />
                    </p>
                  </CompactFooter>
                </>
              )}
            </>
          )}
        </PaperPages>
      </div>
    </SheetPage>
  )
}

interface PackageFooterProps {
  /** The footnote stands here; of several pages each has its own. */
  hasFootnote: boolean
  contact: Contact | null
}

/** What follows the last game: what the asterisk means and the notice on extra tickets. */
function PackageFooter({ hasFootnote, contact }: PackageFooterProps) {
  return (
    <div className={styles.footer}>
      {hasFootnote && <p className={styles.preseasonNote}>{packageTexts.preseasonFootnote}</p>}
      <p className={styles.notice}>
        <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}{' '}
        <span className={styles.contact}>
          {contact ? (
            <>
              <b>{contact.name}</b> <ContactLinks {...contact} />
            </>
          ) : (
            <SalesLine />
          )}
        </span>
      </p>
    </div>
  )
}
