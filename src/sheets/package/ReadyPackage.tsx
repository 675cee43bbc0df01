import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { env } from '../../config/env'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/packageTexts'
import { updatedText } from '../../domain/eastern'
import type { TeamKey } from '../../domain/game'
import { pdfHref } from '../../domain/links'
import { clubLogo, findOpponent } from '../../domain/opponents'
import { listColumns, logoSize } from '../../domain/packageGames'
import { packageMonths } from '../../domain/packageMonths'
import controls from '../kit/controls.module.css'
import { MissingGames } from '../kit/MissingGames'
import { PrintButton } from '../kit/PrintButton'
import { SheetHeader } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import { TeamLogo } from '../kit/TeamLogo'
import { GameGroups, longestColumn } from './GameGroups'
import type { LoadedPlan } from './LoadedPackage'
import { MiniCalendar } from './MiniCalendar'
import styles from './Package.module.css'
import { fitPackage, monthsAcross } from './pageFit'
import {
  countText,
  packageHeading,
  seasonText,
  startTimesNote,
  teamNames,
  updatedLine,
} from './words'

interface ReadyPackageProps extends LoadedPlan {
  code: string
  hasCalendar: boolean
}

/** The sheet itself. */
export function ReadyPackage(props: ReadyPackageProps) {
  const { code, hasCalendar, plan, sheet, missingPlans, onRetry } = props
  const { teams, groups, count } = sheet
  const title = plan.title || plan.code.toUpperCase()
  const missing = missingPlans.join(', ')
  const size = logoSize(count, teams.length)
  const columns = listColumns(count, teams.length)
  const months = useMemo(
    () => (hasCalendar ? packageMonths(sheet.startYear, sheet.games) : []),
    [hasCalendar, sheet],
  )
  const fit = useMemo(() => {
    const across = monthsAcross(months.length)
    const lines = Array.from({ length: Math.ceil(months.length / across) }, (_, line) =>
      Math.max(
        ...months.slice(line * across, (line + 1) * across).map(({ weeks }) => weeks.length),
      ),
    )
    const { rows, headings } = longestColumn(groups, columns)
    return fitPackage({
      ...{ title, rows, headings, columns, missing },
      logoSize: size,
      calendarLines: lines,
    })
  }, [title, groups, columns, size, months, missing])

  const updated = updatedText(plan.lastUpdated)
  const pdf = pdfHref(plan.pdf, env.pdfBase)
  const address = paths.packageSheet(code)
  const [onlyTeam] = teams
  const accent = teams.length === 1 && onlyTeam ? homeClub(onlyTeam)?.primary : undefined
  return (
    <SheetPage
      orientation="portrait"
      isFlowing={fit.pages > 1}
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
          <Link className={controls.control} to={paths.packageText(code)}>
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
        className={`${styles.sheet} ${fit.isTight ? styles.tight : ''} ${
          fit.pages === 1 ? styles.onePage : styles.manyPages
        }`}
        style={{
          '--accent': accent,
          '--title-size': fit.titleSize,
          '--head-padding': fit.isTight ? 5 : 10,
        }}
      >
        <SheetHeader
          eyebrow={[plan.title && plan.code.toUpperCase(), seasonText(sheet)]
            .filter(Boolean)
            .join(' · ')}
          title={title}
        >
          {teams.length > 0 &&
            teams.map((team) => <HomeTeam key={team} team={team} isTight={fit.isTight} />)}
        </SheetHeader>
        {missing !== '' && <MissingGames plans={missingPlans} onRetry={onRetry} />}
        <p className={styles.note}>{startTimesNote(teams)}</p>
        <div className={styles.listHead}>
          <h2 className={styles.heading}>{packageHeading}</h2>
          <p className={styles.facts}>
            <span>{countText(count)}</span> <span>All times Eastern</span>
          </p>
        </div>
        <GameGroups groups={groups} teams={teams} columns={columns} logoSize={size} fit={fit} />
        {months.length > 0 && <MiniCalendar months={months} fit={fit} />}
        <div className={styles.foot}>
          <p className={styles.notice}>
            <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}
          </p>
          <div className={styles.lastLine}>
            {sheet.hasPreseason && (
              <p className={styles.preseasonNote}>{packageTexts.preseasonFootnote}</p>
            )}
            {updated && <p>{updatedLine(updated)}</p>}
            <p className={styles.calendarLink}>
              <Link to={paths.calendar(code)}>
                {`Season calendar ${sheet.calendarCode ?? ''}`.trim()}
              </Link>
            </p>
          </div>
        </div>
      </div>
    </SheetPage>
  )
}

const homeClub = (team: TeamKey) => findOpponent(team, teamNames[team])

/** A home team's logo with its name: both have the same three letters. */
function HomeTeam({ team, isTight }: { team: TeamKey; isTight: boolean }) {
  const club = homeClub(team)
  return (
    <p className={styles.homeTeam}>
      <TeamLogo
        abbreviation={club?.code ?? ''}
        logo={clubLogo(team, club?.code ?? '')}
        colors={club ?? undefined}
        size={isTight ? 40 : 56}
        paperSize={isTight ? 25 : 40}
      />
      {teamNames[team]}
    </p>
  )
}
