import type { ReactNode } from 'react'
import { footerWords } from '../../content/words/footerWords'
import { runningFont } from './fit/portrait'
import styles from './PaperPage.module.css'

interface PaperPageProps {
  /** From 1. */
  number: number
  pages: number
  /** Whose sheet it is, above every page but the first. */
  title: string
  /** Beside it. */
  facts: readonly string[]
  /** At the page's footer, beside its number. */
  footnote?: ReactNode
  children: ReactNode
}

/**
 * One page of a sheet of several, as high as the paper, so that no browser breaks it. Each says whose
 * it is and which it is. On phones the pages read on as one.
 */
export function PaperPage({ number, pages, title, facts, footnote, children }: PaperPageProps) {
  return (
    <div className={styles.page} data-page={number}>
      {number > 1 && (
        <div
          className={`${styles.running} ${styles.pagesOnly}`}
          style={{ '--running': runningFont(title) }}
        >
          <p className={styles.name}>{title}</p>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      )}
      {children}
      {pages > 1 && (
        <div className={`${styles.folio} ${footnote ? '' : styles.pagesOnly}`}>
          {footnote}
          <p className={`${styles.number} ${styles.pagesOnly}`}>
            {footerWords.page(number, pages)}
          </p>
        </div>
      )}
    </div>
  )
}
