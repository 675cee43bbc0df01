import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { PaperPage } from '../kit/PaperPage'
import paper from '../kit/PaperPage.module.css'
import { PaperAddress, SalesLine, SheetFooter } from '../kit/SheetFooter'
import { useKeepRep } from '../kit/useUrlRep'
import styles from './Package.module.css'
import { PackageHeader } from './PackageHeader'
import { factsText } from './packageLines'
import type { Package } from './usePackage'

/** Whether a page has the first footnote, repeats it, or has none. */
type Footnote = 'first' | 'again' | 'none'

/** The footnote of each page. @forTests */
export function footnotes(hasAsterisk: readonly boolean[]): Footnote[] {
  const first = hasAsterisk.indexOf(true)
  return hasAsterisk.map((has, index) => {
    if (!has) return 'none'
    return index === first ? 'first' : 'again'
  })
}

interface PackagePagesProps<Page> {
  content: Package
  pages: readonly Page[]
  /** Whether the text is smaller, because there are many games. */
  isTight: boolean
  /** Whether a page has games with an asterisk, which its footnote explains. */
  hasAsterisk: (page: Page) => boolean
  /** The small calendar, below the last games. */
  calendar?: ReactNode
  /** The games of a page. */
  children: (page: Page, index: number) => ReactNode
}

/** The pages of a package. Each page explains its own asterisks. */
export function PackagePages<Page>(props: PackagePagesProps<Page>) {
  const { content, pages, isTight, hasAsterisk, calendar, children } = props
  const { title, sheet } = content
  const last = pages.length - 1
  const notes = footnotes(pages.map(hasAsterisk))
  return pages.map((page, index) => (
    <PaperPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      key={index}
      number={index + 1}
      pages={pages.length}
      title={title}
      facts={[factsText(sheet), allTimes]}
      footnote={
        notes[index] !== 'none' && (
          <p className={notes[index] === 'again' ? paper.pagesOnly : undefined}>
            <b>{packageTexts.preseasonFootnote}</b>
          </p>
        )
      }
    >
      {index === 0 && (
        <PackageHeader content={content} pageCount={pages.length} isTight={isTight} />
      )}
      {children(page, index)}
      {index === last && calendar}
      {index === last && (
        <PackageEnd content={content} hasFootnote={last === 0 && sheet.hasPreseason} />
      )}
    </PaperPage>
  ))
}

interface PackageEndProps {
  content: Package
  /** Whether to show the footnote on preseason games. */
  hasFootnote: boolean
}

/** Everything below the last game: footnote, the notice on extra tickets, the sheet's footer. */
function PackageEnd({ content, hasFootnote }: PackageEndProps) {
  const { code, plan, contact, footer } = content
  const keepRep = useKeepRep()
  const calendarPath = paths.calendar({ combinePlanEvent: code })
  return (
    <div className={styles.end}>
      <SheetFooter
        footer={footer}
        notice={
          <>
            {hasFootnote && <p className={styles.footnote}>{packageTexts.preseasonFootnote}</p>}
            <p>
              <span>
                <b>{packageTexts.extraTicketsLead}</b> {packageTexts.extraTickets}{' '}
                {!contact && <SalesLine />}
              </span>
            </p>
          </>
        }
        // If the plan has no title, the code is already the sheet's title.
        code={plan.title && plan.code.toUpperCase()}
      >
        <p>
          <Link to={keepRep(calendarPath)}>{packageTexts.calendar}</Link>{' '}
          <PaperAddress to={calendarPath} />
        </p>
      </SheetFooter>
    </div>
  )
}
