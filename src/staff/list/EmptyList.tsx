import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { AddButton } from '../../ui/AddButton'
import styles from './EmptyList.module.css'

/**
 * What stands in a list's place when no row is left: why, and the next step. Where a search, filters or a
 * season hide what there is, it brings that back; where there is nothing, it begins the first record
 * (docs/rules/screens.md#all-dashboards).
 */
export function EmptyList({
  words,
  isBlank,
  add,
  onAdd,
  onClearSearch,
  onClearFilters,
  onAllSeasons,
  children,
}: {
  words: string
  /** There is no record at all. */
  isBlank: boolean
  /** How the button for a new record is called above the list. */
  add: string
  onAdd: () => void
  /** Each is missing where nothing of its kind narrows the list down. */
  onClearSearch?: (() => void) | undefined
  onClearFilters?: (() => void) | undefined
  onAllSeasons?: (() => void) | undefined
  /** Another way to the first records. */
  children?: ReactNode
}) {
  return (
    <>
      <div>{words}</div>
      <div className={styles.ways}>
        {isBlank ? (
          <>
            <AddButton name={add} onClick={onAdd} />
            {children}
          </>
        ) : (
          <>
            {onClearFilters && <Button onClick={onClearFilters}>Clear filters</Button>}
            {onClearSearch && <Button onClick={onClearSearch}>Clear search</Button>}
            {onAllSeasons && <Button onClick={onAllSeasons}>All seasons</Button>}
          </>
        )}
      </div>
    </>
  )
}
