import type { ReactNode } from 'react'
import { seasonCode } from '../../content/season/current'
import { seasonName, seasonYears } from '../../content/words/gameWords'
import { seasonStartYear } from '../../domain/time/season'
import { AsOf } from '../kit/AsOf'
import facts from '../kit/facts.module.css'
import styles from './FlyerHead.module.css'

interface FlyerHeadProps {
  words: { eyebrow: string; title: string; promise: string }
  /** When the flyer's data was read, in milliseconds; null while it is fresh. */
  asOf: number | null
  /** One word a line, as large as the page is wide. */
  isTall: boolean
  /** Beside the title. */
  art: ReactNode
  /** Size of the title on paper, in points. */
  titleSize: number
}

/** The poster part of a flyer. Black type and one gold rule: it looks the same without backgrounds. */
export function FlyerHead({ words, asOf, isTall, art, titleSize }: FlyerHeadProps) {
  return (
    <header
      className={`${styles.head} ${isTall ? styles.tall : ''}`}
      style={{ '--title-size': titleSize }}
    >
      <div className={facts.row}>
        <p className={styles.eyebrow}>{words.eyebrow}</p>
        <p className={styles.season}>{seasonName(seasonYears(seasonStartYear(seasonCode, '')))}</p>
        <AsOf at={asOf} />
      </div>
      <div className={styles.poster}>
        <h1 className={styles.title}>{words.title}</h1>
        {art && <div className={styles.art}>{art}</div>}
      </div>
      <p className={styles.promise}>{words.promise}</p>
    </header>
  )
}
