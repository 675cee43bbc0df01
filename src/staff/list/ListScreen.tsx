import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { counted, plural } from '../../domain/text'
import { EmptyList } from '../../ui/LoadState'
import { AddButton } from '../../ui/PageHeader'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import { ListDialogs, type RecordDialogs } from './ListDialogs'
import { ListHeader } from './ListHeader'
import styles from './ListScreen.module.css'
import { ListState } from './ListState'
import type { ListWords } from './listWords'
import { RecordTable } from './RecordTable'
import type { List } from './useList'

interface ListScreenProps<Row extends object> {
  list: List<Row>
  words: ListWords
  dialogs: RecordDialogs<Row>
  /** Shown beside the title and the count. */
  aside?: ReactNode
  /** Another button shown if the list is empty. */
  emptyAction?: ReactNode
}

/** A screen with one list of records: its header, filters, table and dialogs. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { list, words, dialogs, aside, emptyAction } = props
  const { query, queryKey, filteredRows, rows, tableState, filters } = list
  const selection = dialogs.bulk && list.selection
  const isSearched = tableState.searched !== ''
  const isFiltered = filters !== undefined && filters.chosenCount > 0
  return (
    <>
      <ListHeader list={list} words={words} selection={selection} aside={aside} />
      <ListState queryKey={queryKey} query={query} loading={words.loading} failed={words.failed}>
        {() => (
          <div className={filters && styles.list} data-chosen={isFiltered || undefined}>
            {filters && <div className={styles.filters}>{filters.bar}</div>}
            {filters && filteredRows && (
              <div className={isFiltered || isSearched ? styles.count : visuallyHidden.text}>
                <span role="status">{countOf(rows.length, filters.totalCount, words.noun)}</span>
                {filters.note}
              </div>
            )}
            {filters?.state}
            {list.hasOtherMatches && (
              <div role="status" className={styles.others}>
                <span>{words.empty}</span> <span>These match in other columns:</span>
              </div>
            )}
            {filteredRows && (
              <RecordTable
                label={words.title}
                {...list}
                selection={selection}
                openKey={list.edited?.record ? list.rowKey(list.edited.record) : undefined}
                empty={<NoRows list={list} words={words} emptyAction={emptyAction} />}
              />
            )}
          </div>
        )}
      </ListState>
      <ListDialogs list={list} words={words} dialogs={dialogs} />
    </>
  )
}

type NoRowsProps<Row extends object> = Pick<ListScreenProps<Row>, 'list' | 'words' | 'emptyAction'>

/** Replaces an empty table with buttons that show the hidden rows or add the first record. */
function NoRows<Row extends object>({ list, words, emptyAction }: NoRowsProps<Row>) {
  const { query, tableState, season, filters, onAdd } = list
  const message = season?.hiddenCount ? `No ${plural(words.noun)} in ${season.name}.` : words.empty
  if (!query.data?.length) {
    return (
      <EmptyList message={message}>
        <AddButton name={words.add} onClick={onAdd} />
        {emptyAction}
      </EmptyList>
    )
  }
  return (
    <EmptyList message={message}>
      {filters && filters.chosenCount > 0 && <Button onClick={filters.clear}>Clear filters</Button>}
      {tableState.searched !== '' && (
        <Button onClick={() => tableState.setSearch('')}>Clear search</Button>
      )}
      {season?.onShowAll && <Button onClick={season.onShowAll}>All seasons</Button>}
    </EmptyList>
  )
}

/** `12 of 41 games`, or the number of games if all are shown. */
const countOf = (count: number, total: number, noun: string) =>
  count === total ? counted(total, noun) : `${count} of ${counted(total, noun)}`
