import Button from '@mui/material/Button'
import { useId } from 'react'
import { counted } from '../../domain/text'
import { EmptyList } from '../../ui/LoadState'
import { AddButton, SectionHeader } from '../../ui/PageHeader'
import { ListDialogs, type RecordDialogs } from '../list/ListDialogs'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import type { ListWords } from '../list/listWords'
import { RecordTable } from '../list/RecordTable'
import { tableData } from '../list/tableTexts'
import type { List } from '../list/useList'

/** The label of the search, which both tables share. */
export const SEARCH_LABEL = 'Search Plans & Reps'

interface RecordSectionProps<Row extends object> {
  list: List<Row>
  words: ListWords
  /** Fills the Add button. A screen has only one filled button. */
  isPrimary?: boolean
  /** The text that consecutive rows share, shown once while the table is sorted by name. */
  groupOf?: (row: Row) => string
  dialogs: RecordDialogs<Row>
}

/** One of the screen's two tables, with its heading and Add button. */
export function RecordSection<Row extends object>(props: RecordSectionProps<Row>) {
  const { list, words, isPrimary = false, groupOf, dialogs } = props
  const { query, queryKey, rows, columns, order, selection, tableState, onAdd } = list
  const { title, noun, add, loading, failed, empty } = words
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader title={title} id={titleId} count={query.data && counted(rows.length, noun)}>
        <ListTools
          title={title}
          filterTexts={() => (tableState.search ? [`${SEARCH_LABEL}: ${tableState.search}`] : [])}
          table={query.data && tableData(rows, columns)}
          selection={selection}
        />
        <AddButton name={add} variant={isPrimary ? 'contained' : 'outlined'} onClick={onAdd} />
      </SectionHeader>
      <ListState queryKey={queryKey} query={query} loading={loading} failed={failed}>
        {() => (
          <RecordTable
            label={title}
            {...list}
            groupOf={order.sort.column === 'name' ? groupOf : undefined}
            empty={
              <EmptyList message={empty}>
                {query.data?.length ? (
                  <Button onClick={() => tableState.setSearch('')}>Clear search</Button>
                ) : (
                  <AddButton name={add} variant="outlined" onClick={onAdd} />
                )}
              </EmptyList>
            }
          />
        )}
      </ListState>
      <ListDialogs list={list} words={words} dialogs={dialogs} />
    </section>
  )
}
