import type { ReactNode } from 'react'
import { seasonCode } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import { seasonName, seasonYears } from '../../content/words/gameWords'
import type { Rep } from '../../domain/rep'
import { seasonStartYear } from '../../domain/time/seasons'
import { BrandField } from '../kit/BrandField'
import { AsOf } from '../kit/DataNotes'
import { RepCard } from '../kit/RepCard'
import { SheetPage } from '../kit/SheetPage'
import type { SheetFooterFacts } from '../kit/useSheetFooter'
import styles from './Flyer.module.css'

interface FlyerProps {
  /** The texts that both flyers have. */
  words: Record<'eyebrow' | 'title' | 'promise' | 'contact' | 'printName' | 'printKind', string>
  rep: Rep
  footer: SheetFooterFacts
  /** When its data was read, in milliseconds; null while it is fresh. */
  staleSince: number | null
  /** One word of the title a line, as large as the page is wide. */
  isTall?: boolean
  /** Line art beside the title. */
  art?: ReactNode
  /** Size of the title on paper, in points. */
  titleSize: number
  /** Above the sheet, on screen: what changed since it was printed. */
  changes?: ReactNode
  /** Above the rep's card, at the footer of the page. */
  notes?: ReactNode
  children: ReactNode
}

/** One letter page: a poster's header, and the rep's card at the bottom. */
export function Flyer(props: FlyerProps) {
  const { words, rep, footer, staleSince, changes, isTall = false } = props
  const { art, titleSize, notes, children } = props
  return (
    <SheetPage
      orientation="portrait"
      footer={footer}
      printName={[words.printName, rep.name, words.printKind]}
      contact={rep}
      notices={changes}
    >
      <div className={styles.flyer}>
        {/* Black type below one band looks the same without printed backgrounds. */}
        <header className={isTall ? styles.tall : undefined} style={{ '--title-size': titleSize }}>
          <div className={styles.facts}>
            <BrandField team={pricingTeam} />
            <p className={styles.eyebrow}>{words.eyebrow}</p>
            <p className={styles.season}>
              {seasonName(seasonYears(seasonStartYear(seasonCode, '')))}
            </p>
            <AsOf at={staleSince} />
          </div>
          <div className={styles.poster}>
            <h1 className={styles.title}>{words.title}</h1>
            {art && <div className={styles.art}>{art}</div>}
          </div>
          <p className={styles.promise}>{words.promise}</p>
        </header>
        {children}
        <div className={styles.footer}>
          {notes}
          <div className={styles.callout}>
            <BrandField team={pricingTeam} />
            <RepCard rep={rep} lead={words.contact} />
          </div>
        </div>
      </div>
    </SheetPage>
  )
}

/** How much larger a flyer's rep card is than on other sheets: a flyer asks for a call. */
export const callout = 1.3
