import { seasonCode } from '../../content/season/current'
import { pricingTeam, type TeamKey, teamKeys } from '../../content/teams'
import { arena } from '../../content/venue'
import { mapSections, mapSize, rinkPath, standsPath } from '../../content/venueMap'
import { seasonName, seasonYears } from '../../content/words/gameWords'
import { printSetWords as words } from '../../content/words/printSetWords'
import { type Contact, venueContact } from '../../domain/rep'
import { seasonStartYear } from '../../domain/time/seasons'
import { AccountManager } from '../kit/AccountManager'
import { BrandField } from '../kit/BrandField'
import { HomeTeam } from '../kit/HomeTeam'
import leader from '../kit/leader.module.css'
import { SheetPage } from '../kit/SheetPage'
import look from '../kit/teamLook.module.css'
import { useSheetFooter } from '../kit/useSheetFooter'
import { useToday } from '../kit/useToday'
import styles from './SetCover.module.css'
import type { ReadySheet } from './useSet'

interface SetCoverProps {
  /** The name of the owner of the sheets. */
  title: string
  sheets: readonly ReadySheet[]
  /** The person to call, or null. */
  contact: Contact | null
  /** Whether the whole set is printed, so that page numbers are correct. */
  isNumbered: boolean
}

/** The first page of a printed set: title, contents and contact (docs/rules/print-set.md). */
export function SetCover({ title, sheets, contact, isNumbered }: SetCoverProps) {
  const footer = useSheetFooter({})
  const teams = teamKeys.filter((key) => sheets.some(({ report }) => report.teams.includes(key)))
  const [first = pricingTeam, second] = teams
  const groups = [...new Set(sheets.map(({ group }) => group))].map((group) =>
    sheets.filter((sheet) => sheet.group === group),
  )
  const season = seasonStartYear(sheets[0]?.names.combinePlanEvent ?? seasonCode, useToday())
  // If the rep's name is already the title, do not repeat it.
  const named = contact?.name === title ? { ...contact, name: '' } : contact
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
            <AccountManager contact={named ?? venueContact} {...(!named && { lead: arena })} />
          </div>
        </header>
        <section>
          <h2 className={styles.heading}>{words.contents}</h2>
          <ol className={styles.contents} style={contentsSize(groups.length, sheets.length)}>
            {groups.map((sheets) => {
              const name = groupName(sheets)
              const lines = sheets.map(({ address, label, before }) => (
                <li key={address} className={styles.line}>
                  <span className={`${styles.label} ${isNumbered ? leader.leader : ''}`}>
                    {name ? label.split(': ').at(-1) : label}
                  </span>{' '}
                  {isNumbered && <span>{before + 1}</span>}
                </li>
              ))
              return name ? (
                <li key={sheets[0]?.group} className={styles.group}>
                  <b>{name}</b> <ol>{lines}</ol>
                </li>
              ) : (
                lines
              )
            })}
          </ol>
        </section>
      </div>
    </SheetPage>
  )
}

/** The heading of a group, or ''. If there are several packages, the title of the package. */
const groupName = ([first]: readonly ReadySheet[]) =>
  (first?.group && first.names.combinePlanEvent && first.report.printName[0]) || first?.group

/** Height of the list in points. A line is 1.4 times as high as its font size. */
const listHeight = 340

/** The columns and font size of the list: as few columns as large text needs. */
function contentsSize(groups: number, sheets: number) {
  const lines = groups > 1 ? sheets + groups * 1.3 : sheets
  const size = (columns: number) => listHeight / (lines / columns + 2 * (columns - 1)) / 1.4
  const columns = size(1) >= 16 ? 1 : size(2) >= 13 ? 2 : 3
  return { '--contents': Math.max(6.5, Math.min(16, size(columns))), columns }
}

const side = 11
const rinkLines = 'M125 68V102M132 85A7 7 0 0 1 118 85A7 7 0 0 1 132 85'
/** The arena, without the sections next to it. */
const paths = [standsPath, rinkPath, rinkLines].concat(
  mapSections
    .filter(({ numberPositions }) => numberPositions.every(([x]) => x > side))
    .map(({ path }) => path),
)

/** Line art of the arena from above. The second team's color is on the right half. */
function Bowl({ teams }: { teams: readonly TeamKey[] }) {
  const { width, height } = mapSize
  return (
    <svg viewBox={`${side} 2 ${width - 2 * side} ${height - 4}`} aria-hidden="true">
      {teams.map((team, half) => {
        const left = (half * width) / 2
        const box = { x: left, width, height, viewBox: `${left} 0 ${width} ${height}` }
        return (
          <svg key={team} className={look[team]} aria-hidden="true" {...box}>
            {paths.map((path) => (
              <path key={path} d={path} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
        )
      })}
    </svg>
  )
}
