import { pricingTeam, teamKeys } from '../../content/teams'
import { arena, arenaAddress } from '../../content/venue'
import { printSetWords as words } from '../../content/words/printSetWords'
import { AccountManager } from '../kit/AccountManager'
import { BrandField } from '../kit/BrandField'
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
}

/** Points that the list has on the page, of so many columns; a line is 1.6 times as high as its type. */
const height = 340

function contentsSize(count: number) {
  const columns = count > 40 ? 3 : count > 8 ? 2 : 1
  return { '--contents': Math.max(6.5, Math.min(26, (height * columns) / count / 1.6)), columns }
}

/** The first page of a printed set: whose it is, what is in it, whom to call (docs/rules/print-set.md). */
export function SetCover({ title, sheets, contact }: SetCoverProps) {
  const footer = useSheetFooter({})
  const isOfPlan = sheets.some(({ names }) => 'combinePlanEvent' in names)
  const [first = pricingTeam, second = first] = isOfPlan ? teamKeys : []
  return (
    <SheetPage orientation="portrait" footer={footer} printName={[]}>
      <div className={styles.cover}>
        <header className={styles.header}>
          <BrandField team={first} />
          <div className={styles.words}>
            <p className={styles.arena}>{arena}</p>
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
            {sheets.map(({ address, label }) => (
              <li key={address}>{label}</li>
            ))}
          </ol>
        </section>
      </div>
    </SheetPage>
  )
}
