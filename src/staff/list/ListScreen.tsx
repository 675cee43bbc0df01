import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyList } from './EmptyList'
import { ListHeader } from './ListHeader'
import type { ListSeason } from './ListSeason'
import { ListState } from './ListState'
import { RecordTable } from './RecordTable'
import type { RecordColumn } from './recordColumn'
import type { TableState } from './useTableState'
import type { TableTools } from './useTableTools'

/** What a screen that is one list says. */
export interface ListWords {
  title: string
  /** How the search box is called. */
  search: string
  /** What a row is. */
  row: string
  /** How the button for a new record is called. */
  add: string
  loading: string
  /** Stands in the table's place when no row is left. */
  empty: string
}

interface ListScreenProps<Row extends object> {
  words: ListWords
  /** The words of a failed load (docs/rules/words.md#load-failures). */
  failed: string
  /** The list's key in the cache. */
  list: QueryKey
  /** What the list's hook returned. */
  query: { data: Row[] | undefined; isFetching: boolean }
  /** What is left of it where not all is shown. */
  rows: Row[]
  table: TableState
  /** The column that the search reads; without, `rows` are searched already. */
  searched?: string
  /** Where old seasons fold away. */
  season?: ListSeason<Row>
  tools: TableTools<Row>
  columns: RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** The record whose dialog is open beside the list. */
  open?: Row | null | undefined
  onAdd: () => void
  /** What is done with selected rows; it is called off where its code cannot be loaded. */
  bulk: (onClose: () => void) => ReactNode
}

/** A screen that is one list of records: its head, its table, and what is done with several. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { words, failed, list, query, table, searched, season, tools } = props
  const { title, search, row, add, loading, empty } = words
  return (
    <>
      <ListHeader {...{ title, search, row, table, season, tools, add }} onAdd={props.onAdd} />
      <ListState {...{ list, query, loading, failed }}>
        {() => (
          <RecordTable
            label={title}
            rows={props.rows}
            columns={props.columns}
            rowKey={props.rowKey}
            open={props.open ? props.rowKey(props.open) : undefined}
            filter={searched ? { column: searched, text: table.searched } : undefined}
            {...table.order}
            tools={tools}
            empty={
              <EmptyList
                words={empty}
                isBlank={query.data?.length === 0}
                add={add}
                onAdd={props.onAdd}
                onClearSearch={table.searched === '' ? undefined : () => table.setSearch('')}
                onAllSeasons={season?.onAll}
              />
            }
          />
        )}
      </ListState>
      {tools.isSelecting && query.data && props.bulk(() => tools.setSelecting(false))}
    </>
  )
}
