import type { ReactNode } from 'react'
import { seasonCode } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import { seasonName, seasonYears } from '../../content/words/gameWords'
import type { Rep } from '../../domain/rep'
import { BrandField } from '../kit/BrandField'
import { RepCard } from '../kit/contactParts'
import { AsOf } from '../kit/DataNotes'
import { startYearOf } from '../kit/gameList'
import { SheetPage } from '../kit/SheetPage'
import type { SheetFooterData } from '../kit/useSheetFooter'
import styles from './Flyer.module.css'

interface FlyerProps {
  /** The texts that both flyers have. */
  words: Record<'eyebrow' | 'title' | 'promise' | 'contact' | 'printName' | 'printKind', string>
  rep: Rep
  footer: SheetFooterData
  /** When its data was read, in milliseconds. Null if it is fresh. */
  staleSince: number | null
  /** Whether each word of the title is on its own line, as wide as the page. */
  isTall?: boolean
  /** Line art beside the title. */
  art?: ReactNode
  /** Size of the title on paper, in points. */
  titleSize: number
  /** What changed since the sheet was printed. Shown above the sheet, on screen only. */
  changes?: ReactNode
  children: ReactNode
}

/** A flyer of one letter page, with a poster's header and the rep's card at the bottom. */
export function Flyer(props: FlyerProps) {
  const { words, rep, footer, staleSince, isTall, art, titleSize, changes, children } = props
  return (
    <SheetPage
      orientation="portrait"
      footer={footer}
      printName={[words.printName, rep.name, words.printKind]}
      contact={rep}
      notices={changes}
    >
      <div className={styles.flyer}>
        {/*
         * Color is only behind the facts and the rep's card. The title is black on white, so that
         * it looks the same without printed backgrounds.
         */}
        <header className={isTall ? styles.tall : undefined} style={{ '--title-size': titleSize }}>
          <div className={styles.facts}>
            <BrandField team={pricingTeam} />
            <p className={styles.eyebrow}>{words.eyebrow}</p>
            <p className={styles.season}>{seasonName(seasonYears(startYearOf(seasonCode)))}</p>
            <AsOf at={staleSince} />
          </div>
          <div className={styles.poster}>
            <h1 className={styles.title}>{words.title}</h1>
            {art && <div className={styles.art}>{art}</div>}
          </div>
          <p className={styles.promise}>{words.promise}</p>
        </header>
        {children}
        <div className={styles.callout}>
          <BrandField team={pricingTeam} />
          <RepCard rep={rep} lead={words.contact} />
        </div>
      </div>
    </SheetPage>
  )
}
