import Card, { type CardProps } from '@mui/material/Card'
import type { ComponentProps, ReactNode } from 'react'
import { QueryState } from '../kit/QueryState'
import styles from './DayOverview.module.css'

/** A card of the overview, with its heading. */
export const OverviewCard = ({ title, children, ...card }: CardProps & { title: string }) => (
  <Card component="section" variant="outlined" className={styles.part} aria-label={title} {...card}>
    <h2>{title}</h2>
    {children}
  </Card>
)

interface ListCardProps {
  title: string
  /** Shown when there are no records. */
  emptyText: string
  /** The number of records in `children`. */
  count: number
  /** The queries of the records, each with the message for a failure. */
  queries: { query: ComponentProps<typeof QueryState>['query']; failed: string }[]
  children: ReactNode
}

/** A card with a list of records: one that fails or is slow does not affect the other cards. */
export function ListCard({ title, emptyText, count, queries, children }: ListCardProps) {
  const missing = queries.filter(({ query }) => query.data === undefined)
  const isLoading = missing.some(({ query }) => query.isFetching || !query.error)
  return (
    <OverviewCard title={title} aria-busy={isLoading}>
      {missing.map(({ query, failed }) => (
        <QueryState key={failed} query={query} failed={failed} />
      ))}
      {count > 0 && children}
      {isLoading && count === 0 && <div className={styles.waiting} aria-hidden="true" />}
      {missing.length === 0 && count === 0 && <p>{emptyText}</p>}
    </OverviewCard>
  )
}
