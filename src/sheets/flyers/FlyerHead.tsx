import styles from './FlyerHead.module.css'

interface FlyerHeadProps {
  eyebrow: string
  title: string
  promise: string
  /** One word a line, as large as the page is wide. */
  isTall?: boolean
  /** Size of the title on paper, in points. */
  titleSize: number
}

/** The poster part of a flyer. Black type and one gold rule: it looks the same without backgrounds. */
export function FlyerHead({ eyebrow, title, promise, isTall = false, titleSize }: FlyerHeadProps) {
  return (
    <header
      className={`${styles.head} ${isTall ? styles.tall : ''}`}
      style={{ '--title-size': titleSize }}
    >
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.promise}>{promise}</p>
    </header>
  )
}
