import { pricingTeam, teamKeys } from '../../content/teams'
import { arena, arenaAddress } from '../../content/venue'
import { mapFloor, mapSections, mapSize, mapStands } from '../../content/venueMap'
import { printSetWords as words } from '../../content/words/printSetWords'
import { AccountManager } from '../kit/AccountManager'
import { BrandField } from '../kit/BrandField'
import leader from '../kit/leader.module.css'
import { SheetPage } from '../kit/SheetPage'
import { type Contact, useSheetFooter } from '../kit/useSheetFooter'
import styles from './SetCover.module.css'
import type { ReadySheet } from './useSet'

interface SetCoverProps {
  /** Whose sheets they are. */
  title: string
  sheets: readonly ReadySheet[]
  /** Whom to call; null where nobody is known. */
  contact: Contact | null
  /** Whether all of it is printed, so that the pages can be counted. */
  isNumbered: boolean
}

/** Points that the list has on the page, of so many columns; a line is 1.6 times as high as its type. */
const height = 340

function contentsSize(count: number) {
  const columns = count > 40 ? 3 : count > 8 ? 2 : 1
  return { '--contents': Math.max(6.5, Math.min(16, (height * columns) / count / 1.6)), columns }
}

/** The first page of a printed set: whose it is, what is in it, whom to call (docs/rules/print-set.md). */
export function SetCover({ title, sheets, contact, isNumbered }: SetCoverProps) {
  const footer = useSheetFooter({})
  const isOfPlan = sheets.some(({ names }) => 'combinePlanEvent' in names)
  const [first = pricingTeam, second = first] = isOfPlan ? teamKeys : []
  // The cover itself is the first page.
  const firstPages = sheets.map((_, index) =>
    sheets.slice(0, index).reduce((page, { report }) => page + report.pages, 2),
  )
  return (
    <SheetPage orientation="portrait" footer={footer} printName={[]}>
      <div className={styles.cover}>
        <header className={styles.header}>
          <BrandField team={first} />
          <div className={styles.words}>
            <p className={styles.arena}>{arena}</p>
            <Bowl />
            <h1 className={styles.title}>{title}</h1>
          </div>
          <div className={styles.third}>
            <BrandField team={second} />
            {contact ? <AccountManager contact={contact} /> : <p>{arenaAddress}</p>}
          </div>
        </header>
        <section>
          <h2 className={styles.heading}>{words.contents}</h2>
          <ol className={styles.contents} style={contentsSize(sheets.length)}>
            {sheets.map(({ address, label }, index) => (
              <li key={address}>
                <span className={`${styles.label} ${isNumbered ? leader.leader : ''}`}>
                  {label}
                </span>{' '}
                {isNumbered && <span>{firstPages[index]}</span>}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </SheetPage>
  )
}

/** The arena from above, in lines. */
function Bowl() {
  return (
    <svg
      className={styles.bowl}
      // Without who stands at the sides.
      viewBox={`11 2 ${mapSize.width - 22} ${mapSize.height - 4}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {[mapStands, mapFloor, ...mapSections.map(({ path }) => path)].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
