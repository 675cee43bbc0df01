import { type ReactNode, useMemo } from 'react'
import { allTimes } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { Game } from '../../domain/games/game'
import { PaperPage } from '../kit/PaperPage'
import paper from '../kit/PaperPage.module.css'
import { useToday } from '../kit/useToday'
import { type PackageContent, packageContent } from './packageContent'

/** What a page says of its asterisks: it is the first to explain them, repeats it, or has none. */
type Footnote = 'first' | 'again' | 'none'

/** Of each page, whether it has asterisks to explain, and whether it is the first that has. @forTests */
export const footnotes = (hasAsterisk: readonly boolean[]): Footnote[] =>
  hasAsterisk.map((has, index) =>
    has ? (index === hasAsterisk.indexOf(true) ? 'first' : 'again') : 'none',
  )

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

/** A package page by page; of several each explains its own asterisks. */
export function PackagePages<Page>(props: PaperPagesProps<Page>) {
  const { pages, hasAsterisk, title, facts, children } = props
  const notes = footnotes(pages.map(hasAsterisk))
  return pages.map((page, index) => (
    <PaperPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      key={index}
      number={index + 1}
      pages={pages.length}
      title={title}
      facts={[facts, allTimes]}
      footnote={
        notes[index] !== 'none' && (
          <p className={notes[index] === 'again' ? paper.pagesOnly : undefined}>
            <b>{packageTexts.preseasonFootnote}</b>
          </p>
        )
      }
    >
      {children(page, { isFirst: index === 0, isLast: index === pages.length - 1 })}
    </PaperPage>
  ))
}

/** Everything a package prints of a plan's games; `code` as it stands in the URL. */
export function usePackageContent(code: string, games: readonly Game[]): PackageContent {
  const today = useToday()
  return useMemo(() => packageContent(code, games, today), [code, games, today])
}
