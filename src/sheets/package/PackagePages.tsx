import type { ReactNode } from 'react'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import { PaperPage } from '../kit/PaperPage'
import paper from '../kit/PaperPage.module.css'
import { PackageEnd } from './PackageEnd'
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
