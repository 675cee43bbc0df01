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
import { useKeepRep } from '../kit/useUrlRep'
import { GameLists } from './GameLists'
import { gameBands, hasPreseason } from './gamePages'
import { MiniCalendar } from './MiniCalendar'
import { namesPerDay, packageMonths } from './miniCalendarFit'
import styles from './Package.module.css'
import { PackagePages } from './PackagePages'
import { PhoneGames } from './PhoneGames'
import { listColumns, logoSize, type PackageContent } from './packageContent'
import { type FitInput, fitPackage } from './packageFit'
import { usePackage } from './usePackage'

/**
 * The package sheet: the games as cards, and also as a small calendar with `?view=calendar`
 * (docs/rules/sheets.md#package).
 */
export function PackageSheet({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  const view = new URLSearchParams(useSheetLocation().search).get('view')
  const hasCalendar = view?.toLowerCase() === 'calendar'
  return (
    <LoadedCombinedPlan code={code} title={packageTexts.heading}>
      {(data) => <ReadyPackage code={code} hasCalendar={hasCalendar} {...data} />}
    </LoadedCombinedPlan>
  )
}

/** The loaded sheet, page by page. */
function ReadyPackage(props: ReadyCombinedPlan & { code: string; hasCalendar: boolean }) {
  const { code, hasCalendar, plan, games, warning, staleSince } = props
  const content = usePackage(code, props)
  const { title, sheet, contact, header, footer } = content
  const { teams, groups, count } = sheet
  const fitInput = {
    header,
    bands: gameBands(groups, listColumns(count, teams.length)),
    logoSize: logoSize(count, teams.length),
    warning,
    footer: footer.height,
  }
  const { fit, ...calendar } = fitCalendar(fitInput, hasCalendar ? sheet : null)
  const { pages, isTight } = fit
  const file = { title, games, staleSince, isIncomplete: warning !== '' }
  const keepRep = useKeepRep()
  const address = paths.packageSheet({ combinePlanEvent: code })
  const otherView = keepRep(hasCalendar ? address : `${address}?view=calendar`)
  const textPath = keepRep(paths.packageText({ combinePlanEvent: code }))
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
          <Link className={controls.control} to={otherView}>
            {packageTexts.links[hasCalendar ? 'cards' : 'calendar']}
          </Link>
          <Link className={controls.control} to={textPath}>
            {packageTexts.links.text}
          </Link>
        </>
      }
    >
      <div
        className={`${styles.sheet} ${paper.pages} ${isTight ? styles.tight : ''}`}
        style={{ '--sheet-accent': accent, '--title-size': fit.titleSize }}
      >
        <PackagePages
          content={content}
          pages={pages}
          isTight={isTight}
          hasAsterisk={hasPreseason}
          calendar={hasCalendar && <MiniCalendar {...calendar} fit={fit} />}
        >
          {(page, index) => (
            <>
              <GameLists page={page} playing={teams} fit={fit} />
              {index === 0 && isNarrow && <PhoneGames sheet={sheet} fit={fit} />}
            </>
          )}
        </PackagePages>
      </div>
    </SheetPage>
  )
}

/** Naming opponents in the calendar may shrink the list's text to this size in points, or to this share. */
const largeType = 17
const someLess = 0.85

/** The months with games. Days name opponents if that adds no page and shrinks the text only a little. */
function fitCalendar(input: Omit<FitInput, 'calendar'>, sheet: PackageContent | null) {
  const months = sheet ? packageMonths(sheet.startYear, sheet.games) : []
  const fitWith = (names: number) => {
    const calendar = { months, names }
    return { ...calendar, fit: fitPackage({ ...input, calendar }) }
  }
  const plain = fitWith(0)
  const names = namesPerDay(months)
  if (names === 0) return plain
  const named = fitWith(names)
  const isGood =
    named.fit.pages.length === plain.fit.pages.length &&
    named.fit.opponentFont >= Math.min(largeType, plain.fit.opponentFont * someLess)
  return isGood ? named : plain
}
