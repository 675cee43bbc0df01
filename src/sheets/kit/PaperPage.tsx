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
 * One page of a sheet with several pages, as high as the paper, so that browsers do not break it.
 * Each further page repeats the title. In a print set, pages are numbered across the set. Phones
 * show one long page.
 */
export function PaperPage({ number, pages, title, facts, footnote, children }: PaperPageProps) {
  const set = useContext(SetPagesContext)
  const { before: pagesBefore, total } = set ?? { before: 0, total: pages }
  const before = pagesBefore + number - 1
  const hasNumber = number < pages
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
      {/* The sheet's footer, which is on its last page, has that page's number. */}
      <SetPagesContext value={pages > 1 ? { before, total } : set}>{children}</SetPagesContext>
      {pages > 1 && (hasNumber || footnote) && (
        <div className={styles.folio}>
          {footnote}
          {hasNumber && <p className={styles.number}>{footerWords.page(before + 1, total)}</p>}
        </div>
      )}
    </div>
  )
}
