import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import { stampWords } from '../../content/words/stampWords'
import { homeClub } from '../../domain/games/opponents'
import { AddToCalendar } from '../kit/AddToCalendar'
import controls from '../kit/controls.module.css'
import { LoadedCombinedPlan, type ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import paper from '../kit/PaperPage.module.css'
import { useIsNarrow } from '../kit/PhoneList'
import { PrintedCopy } from '../kit/PrintedCopy'
import { SheetPage } from '../kit/SheetPage'
import { PdfLink } from '../kit/SheetTools'
import { useSheetLocation } from '../kit/sheetContext'
import { useAskedRep, useKeepRep } from '../kit/useAskedRep'
import { GameLists } from './GameLists'
import { gameBands, hasPreseason } from './gamePages'
import { listColumns, logoSize } from './listLayout'
import { MiniCalendar } from './MiniCalendar'
import styles from './Package.module.css'
import { PackageEnd, usePackageFooter } from './PackageEnd'
import { headerContent, PackageHeader } from './PackageHeader'
import { PackagePages, usePackageContent } from './PackagePages'
import { PhoneGames } from './PhoneGames'
import type { PackageContent } from './packageContent'
import { type FitInput, fitPackage } from './packageFit'
import { factsText } from './packageLines'
import { namesOpponents, packageMonths } from './packageMonths'

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

/** The sheet itself, page by page. */
function ReadyPackage(props: ReadyCombinedPlan & { code: string; hasCalendar: boolean }) {
  const { code, hasCalendar, plan, games, warning, staleSince, onRetry } = props
  const sheet = usePackageContent(code, games)
  const { teams, groups, count, hasPreseason: hasFootnote } = sheet
  const title = plan.title || plan.code.toUpperCase()
  const contact = useAskedRep()
  const footer = usePackageFooter(code, plan, { games, warning, hasFootnote })
  const content = {
    header: headerContent(title, sheet, contact),
    bands: gameBands(groups, listColumns(count, teams.length)),
    logoSize: logoSize(count, teams.length),
    warning,
    footer: footer.height,
  }
  const { fit, ...calendar } = fitCalendar(content, hasCalendar ? sheet : null)
  const { pages, isTight } = fit
  const file = { title, games, staleSince, isIncomplete: warning !== '' }
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
      contact={contact}
      calendar={<AddToCalendar {...file} />}
      notices={
        <>
          <PrintedCopy
            games={games}
            isWhole={warning === '' && staleSince === null}
            calendar={<AddToCalendar {...file} label={stampWords.update} isRepeated />}
            contact={contact}
          />
          <PdfLink pdf={plan.pdf} />
        </>
      }
      toolbar={
        <>
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
        </>
      }
    >
      <div
        className={`${styles.sheet} ${paper.pages} ${isTight ? styles.tight : ''}`}
        style={{ '--sheet-accent': accent, '--title-size': fit.titleSize }}
      >
        <PackagePages pages={pages} hasAsterisk={hasPreseason} title={title} facts={facts}>
          {(page, { isFirst, isLast }) => (
            <>
              {isFirst && (
                <PackageHeader {...{ title, sheet, fit, contact, warning, staleSince, onRetry }} />
              )}
              <GameLists page={page} teams={teams} fit={fit} />
              {isFirst && isNarrow && <PhoneGames sheet={sheet} fit={fit} />}
              {isLast && (
                <>
                  {hasCalendar && <MiniCalendar {...calendar} fit={fit} />}
                  <PackageEnd
                    {...{ code, plan, footer }}
                    hasFootnote={pages.length === 1 && hasPreseason(page)}
                  />
                </>
              )}
            </>
          )}
        </PackagePages>
      </div>
    </SheetPage>
  )
}

/** Opponents in the calendar may take space from type that is large, in points, and some from smaller. */
const largeType = 17
const someLess = 0.85

/** The months with games, with opponents in them where that costs no page and little type of the list. */
function fitCalendar(content: Omit<FitInput, 'calendar'>, sheet: PackageContent | null) {
  const months = sheet ? packageMonths(sheet.startYear, sheet.games) : []
  const fitWith = (hasNames: boolean) => {
    const calendar = { months, hasNames }
    return { ...calendar, fit: fitPackage({ ...content, calendar }) }
  }
  const plain = fitWith(false)
  if (!namesOpponents(months)) return plain
  const named = fitWith(true)
  const isGood =
    named.fit.pages.length === plain.fit.pages.length &&
    named.fit.match >= Math.min(largeType, plain.fit.match * someLess)
  return isGood ? named : plain
}
