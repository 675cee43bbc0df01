import type { ReactNode } from 'react'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import styles from './PaperPage.module.css'
import { runningFont } from './titleFit'

/** What a page says of its asterisks: it is the first to explain them, repeats it, or has none. */
type Footnote = 'first' | 'again' | 'none'

/** Of each page, whether it has asterisks to explain, and whether it is the first that has. */
export const footnotes = (hasAsterisk: readonly boolean[]): Footnote[] =>
  hasAsterisk.map((has, index) =>
    has ? (index === hasAsterisk.indexOf(true) ? 'first' : 'again') : 'none',
  )

interface PaperPageProps {
  /** From 1. */
  number: number
  pages: number
  /** The plan's name. */
  title: string
  /** Code and season. */
  facts: string
  /** Does this page explain an asterisk of its games, and is it the first that does? */
  footnote: Footnote | undefined
  children: ReactNode
}

/**
 * One page of a package, as high as the paper, so that no browser breaks it. Of several pages each
 * says whose it is, which it is, and what its own asterisks mean. On phones the pages read on as one.
 */
export function PaperPage(props: PaperPageProps) {
  const { number, pages, title, facts, footnote, children } = props
  return (
    <div className={styles.page}>
      {number > 1 && (
        <div
          className={`${styles.running} ${styles.pagesOnly}`}
          style={{ '--running': runningFont(title) }}
        >
          <p className={styles.name}>{title}</p>
          <p>{facts}</p>
          <p>{allTimes}</p>
        </div>
      )}
      {children}
      {pages > 1 && (
        <div className={styles.folio}>
          {footnote && footnote !== 'none' && (
            <p className={`${styles.footnote} ${footnote === 'again' ? styles.pagesOnly : ''}`}>
              {packageTexts.preseasonFootnote}
            </p>
          )}
          <p className={`${styles.number} ${styles.pagesOnly}`}>
            {packageTexts.pageNumber(number, pages)}
          </p>
        </div>
      )}
    </div>
  )
}
