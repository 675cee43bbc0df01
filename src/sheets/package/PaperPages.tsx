import type { ReactNode } from 'react'
import { footnotes, PaperPage } from './PaperPage'

interface PaperPagesProps<Page> {
  pages: readonly Page[]
  /** Has this page asterisks to explain? */
  hasAsterisk: (page: Page) => boolean
  /** The plan's name. */
  title: string
  /** Code and season. */
  facts: string
  /** What stands on a page. */
  children: (page: Page, place: { isFirst: boolean; isLast: boolean }) => ReactNode
}

/** A package page by page. */
export function PaperPages<Page>(props: PaperPagesProps<Page>) {
  const { pages, hasAsterisk, title, facts, children } = props
  const notes = footnotes(pages.map(hasAsterisk))
  return pages.map((page, index) => (
    <PaperPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      key={index}
      number={index + 1}
      pages={pages.length}
      title={title}
      facts={facts}
      footnote={notes[index]}
    >
      {children(page, { isFirst: index === 0, isLast: index === pages.length - 1 })}
    </PaperPage>
  ))
}
