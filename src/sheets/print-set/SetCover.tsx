import { seasonCode } from '../../content/season/current'
import { pricingTeam, type TeamKey, teamKeys } from '../../content/teams'
import { arena } from '../../content/venue'
import { mapSections, mapSize, rinkPath, standsPath } from '../../content/venueMap'
import { seasonName, seasonYears } from '../../content/words/gameWords'
import { printSetWords as words } from '../../content/words/printSetWords'
import { type Contact, venueContact } from '../../domain/rep'
import { seasonStartYear } from '../../domain/time/seasons'
import { BrandField } from '../kit/BrandField'
import { AccountManager } from '../kit/contactParts'
import leader from '../kit/leader.module.css'
import { HomeTeam } from '../kit/SheetHeader'
import { SheetPage } from '../kit/SheetPage'
import look from '../kit/teamLook.module.css'
import { useSheetFooter } from '../kit/useSheetFooter'
import { useToday } from '../kit/useToday'
import styles from './SetCover.module.css'
import type { ReadySheet } from './usePrintSet'

/** Height of the list of sheets, in points. */
const LIST_HEIGHT = 340
/** The font sizes of the list, in points, and the smallest in two columns. */
const FONT = { min: 6.5, max: 16, minInTwo: 13 }
/** Height of a line, in font sizes. */
const LINE_HEIGHT = 1.4
/** Height of a group's heading, in lines. */
const HEADING_LINES = 1.3

/** What the drawing of the arena leaves out at the left and at the right. */
const CROP_X = 11
/** The center line and the circle on the ice. */
const RINK_LINES = 'M125 68V102M132 85A7 7 0 0 1 118 85A7 7 0 0 1 132 85'
/** The arena, without the sections next to it. */
const PATHS = [standsPath, rinkPath, RINK_LINES].concat(
  mapSections
    .filter(({ numberPoints }) => numberPoints.every(({ x }) => x > CROP_X))
    .map(({ path }) => path),
)

interface SetCoverProps {
  /** The name of the owner of the sheets. */
  title: string
  ready: readonly ReadySheet[]
  /** The person to call, or null. */
  contact: Contact | null
  /** Whether the whole set is printed, so that page numbers are correct. */
  isNumbered: boolean
}

/** The first page of a printed set: title, contents and contact (docs/rules/print-set.md). */
export function SetCover({ title, ready, contact, isNumbered }: SetCoverProps) {
  const footer = useSheetFooter({})
  const teams = teamKeys.filter((key) => ready.some(({ report }) => report.teams.includes(key)))
  const [first = pricingTeam, second] = teams
  const groups = [...new Set(ready.map(({ sheet }) => sheet.group))].map((group) =>
    ready.filter(({ sheet }) => sheet.group === group),
  )
  const planCode = ready[0]?.sheet.names.combinePlanEvent ?? seasonCode
  const season = seasonStartYear(planCode, useToday())
  // If the rep's name is already the title, do not repeat it.
  const shownContact = contact?.name === title ? { ...contact, name: '' } : contact
  return (
    <SheetPage orientation="portrait" footer={footer} printName={[]}>
      <div className={styles.cover}>
        <header className={`${styles.header} ${second ? styles.two : ''}`}>
          <BrandField team={first} />
          <p className={styles.arena}>
            <b>{arena}</b> <span>{`· ${seasonName(seasonYears(season))}`}</span>
          </p>
          <div className={styles.bowl}>
            <Bowl teams={second ? [first, second] : [first]} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.mark}>
            <HomeTeam team={first} />
          </div>
          <div className={styles.contact}>
            {second && <BrandField team={second} />}
            {second && <HomeTeam team={second} />}
            <AccountManager
              contact={shownContact ?? venueContact}
              lead={shownContact ? undefined : arena}
            />
          </div>
        </header>
        <section>
          <h2 className={styles.heading}>{words.contents}</h2>
          <ol className={styles.contents} style={contentsSize(groups.length, ready.length)}>
            {groups.map((group) => (
              <Group key={group[0]?.sheet.group} group={group} isNumbered={isNumbered} />
            ))}
          </ol>
        </section>
      </div>
    </SheetPage>
  )
}

/** The sheets of a group with their page numbers, below the group's heading if it has one. */
function Group({ group, isNumbered }: { group: readonly ReadySheet[]; isNumbered: boolean }) {
  const heading = groupHeading(group)
  const lines = group.map(({ sheet, before }) => (
    <li key={sheet.address} className={styles.line}>
      <span className={`${styles.label} ${isNumbered ? leader.leader : ''}`}>
        {heading ? sheet.shortLabel : sheet.label}
      </span>{' '}
      {isNumbered && <span>{before + 1}</span>}
    </li>
  ))
  if (heading === '') return lines
  return (
    <li className={styles.group}>
      <b>{heading}</b> <ol>{lines}</ol>
    </li>
  )
}

/** The heading of a group, or ''. If there are several packages, the title of the package. */
function groupHeading([first]: readonly ReadySheet[]): string {
  if (!first?.sheet.group) return ''
  const { sheet, report } = first
  return (sheet.names.combinePlanEvent && report.printName[0]) || sheet.group
}

/** The columns and font size of the list: as few columns as large text needs. */
function contentsSize(groups: number, sheets: number) {
  const lines = groups > 1 ? sheets + groups * HEADING_LINES : sheets
  // Two lines of slack for each further column.
  const sizeIn = (columnCount: number) =>
    LIST_HEIGHT / (lines / columnCount + 2 * (columnCount - 1)) / LINE_HEIGHT
  const columns = sizeIn(1) >= FONT.max ? 1 : sizeIn(2) >= FONT.minInTwo ? 2 : 3
  return { '--contents': Math.max(FONT.min, Math.min(FONT.max, sizeIn(columns))), columns }
}

/** Line art of the arena from above. The second team's color is on the right half. */
function Bowl({ teams }: { teams: readonly TeamKey[] }) {
  const { width, height } = mapSize
  return (
    <svg viewBox={`${CROP_X} 2 ${width - 2 * CROP_X} ${height - 4}`} aria-hidden="true">
      {teams.map((team, half) => {
        const left = (half * width) / 2
        const box = { x: left, width, height, viewBox: `${left} 0 ${width} ${height}` }
        return (
          <svg key={team} className={look[team]} aria-hidden="true" {...box}>
            {PATHS.map((path) => (
              <path key={path} d={path} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
        )
      })}
    </svg>
  )
}
