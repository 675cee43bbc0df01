import { type ReactNode, useContext } from 'react'
import { footerWords } from '../../content/words/footerWords'
import { runningFont } from './fit/portrait'
import styles from './PaperPage.module.css'
import { SetPagesContext } from './sheetContext'

interface PaperPageProps {
  /** The page number, starting at 1. */
  number: number
  pages: number
  /** Shown above every page but the first. */
  title: string
  /** Shown beside the title. */
  facts: readonly string[]
  /** Shown in the page's footer, beside the page number. */
  footnote?: ReactNode
  children: ReactNode
}

/**
 * One page of a sheet with several pages, as high as the paper, so that browsers do not break it. Each further page
 * repeats the title. In a print set, pages are numbered across the set. Phones show one long page.
 */
export function PaperPage({ number, pages, title, facts, footnote, children }: PaperPageProps) {
  const set = useContext(SetPagesContext)
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
      {/* If pages are numbered below, the sheet's footer must not show a number too. */}
      <SetPagesContext value={pages > 1 ? null : set}>{children}</SetPagesContext>
      {pages > 1 && (
        <div className={`${styles.folio} ${footnote ? '' : styles.pagesOnly}`}>
          {footnote}
          <p className={`${styles.number} ${styles.pagesOnly}`}>
            {footerWords.page((set?.before ?? 0) + number, set?.total ?? pages)}
          </p>
        </div>
      )}
    </div>
  )
}
