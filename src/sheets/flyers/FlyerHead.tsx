import { AsOf } from '../kit/AsOf'
import styles from './FlyerHead.module.css'

interface FlyerHeadProps {
  eyebrow: string
  title: string
  promise: string
  /** When the flyer's data was read, in milliseconds; null while it is fresh. */
  asOf: number | null
  /** One word a line, as large as the page is wide. */
  isTall?: boolean
  /** Size of the title on paper, in points. */
  titleSize: number
}

/** The poster part of a flyer. Black type and one gold rule: it looks the same without backgrounds. */
export function FlyerHead(props: FlyerHeadProps) {
  const { eyebrow, title, promise, asOf, isTall = false, titleSize } = props
  return (
    <header
      className={`${styles.head} ${isTall ? styles.tall : ''}`}
      style={{ '--title-size': titleSize }}
    >
      <div className={styles.top}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <AsOf at={asOf} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.promise}>{promise}</p>
    </header>
  )
}
