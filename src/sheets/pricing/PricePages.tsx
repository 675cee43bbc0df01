import type { ReactNode } from 'react'
import type { Rep } from '../../domain/rep'
import { PaperPage } from '../kit/PaperPage'
import { Prices } from './Prices'
import styles from './Pricing.module.css'
import type { PriceRow } from './priceRows'

interface PricePagesProps {
  rows: PriceRow[]
  /** How many of the rows stand on each page. */
  counts: readonly number[]
  games: number
  rep: Rep
  title: string
  /** Beside the title, above every page but the first. */
  facts: readonly string[]
  /** Above the first row, under the last, and at the foot of the last page. */
  head: ReactNode
  terms: ReactNode
  end: ReactNode
}

/** A table that is too long for a page, page by page; phones have all of it in one piece. */
export function PricePages({
  rows,
  counts,
  games,
  rep,
  title,
  facts,
  head,
  terms,
  end,
}: PricePagesProps) {
  return counts.map((count, index) => {
    const before = counts.slice(0, index).reduce((sum, rows) => sum + rows, 0)
    const isFirst = index === 0
    const isLast = index === counts.length - 1
    return (
      <PaperPage
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        key={index}
        {...{ title, facts }}
        number={index + 1}
        pages={counts.length}
      >
        {isFirst && head}
        <section className={isFirst ? undefined : styles.further}>
          <Prices rows={rows} games={games} rep={rep} part={{ before, count }} />
          {isLast && terms}
        </section>
        {isLast && end}
      </PaperPage>
    )
  })
}
