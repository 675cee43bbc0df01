import { type ReactNode, useContext } from 'react'
import { footerWords } from '../../content/words/footerWords'
import { runningFont } from './fit/portrait'
import styles from './PaperPage.module.css'
import { SetPagesContext } from './sheetContext'

interface PaperPageProps {
  /** From 1. */
  number: number
  pages: number
  /** Above every page but the first. */
  title: string
  /** Beside the title. */
  facts: readonly string[]
  /** At the page's footer, beside its number. */
  footnote?: ReactNode
  children: ReactNode
}

/**
 * One page of a sheet of several, as high as the paper, so that no browser breaks it. Each further page
 * has the title and its number, in a print set counted among all pages. Phones show one long page.
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
      {/* Where pages are numbered below, the footer has no number. */}
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
