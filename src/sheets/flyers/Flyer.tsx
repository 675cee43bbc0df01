import type { ReactNode } from 'react'
import type { Rep } from '../../domain/rep'
import { PrintButton } from '../kit/PrintButton'
import { RepCard } from '../kit/RepCard'
import { SheetPage } from '../kit/SheetPage'
import type { SheetFootFacts } from '../kit/useSheetFoot'
import styles from './Flyer.module.css'
import { FlyerHead } from './FlyerHead'

interface FlyerProps {
  /** What both flyers' content has. */
  words: {
    eyebrow: string
    title: string
    promise: string
    contact: string
    printName: string
    printKind: string
  }
  rep: Rep
  foot: SheetFootFacts
  /** When its data was read, in milliseconds; null while it is fresh. */
  asOf: number | null
  /** One word of the title a line, as large as the page is wide. */
  isTall?: boolean
  /** Line art beside the title. */
  art?: ReactNode
  /** Size of the title on paper, in points. */
  titleSize: number
  /** Above the sheet, on screen. */
  toolbar?: ReactNode
  /** Above the rep's card, at the foot of the page. */
  notes?: ReactNode
  children: ReactNode
}

/** One letter page that makes somebody call: a poster's head, and the rep's card at its foot. */
export function Flyer(props: FlyerProps) {
  const {
    words,
    rep,
    foot,
    asOf,
    isTall = false,
    toolbar = <PrintButton />,
    art,
    titleSize,
    notes,
    children,
  } = props
  return (
    <SheetPage
      orientation="portrait"
      foot={foot}
      printName={[words.printName, rep.name, words.printKind]}
      toolbar={toolbar}
    >
      <div className={styles.flyer}>
        <FlyerHead words={words} asOf={asOf} isTall={isTall} art={art} titleSize={titleSize} />
        {children}
        <div className={styles.foot}>
          {notes}
          <div className={styles.callout}>
            <RepCard rep={rep} lead={words.contact} />
          </div>
        </div>
      </div>
    </SheetPage>
  )
}
