import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { counted, plural } from '../../domain/text'
import { AddButton } from '../../ui/AddButton'
import { PageHeader } from '../../ui/PageHeader'
import visuallyHidden from '../../ui/visuallyHidden.module.css'
import { SearchField } from './FilterBar'
import { ListDialogs, type RecordDialogs } from './ListDialogs'
import styles from './ListScreen.module.css'
import { ListState } from './ListState'
import { ListTools } from './ListTools'
import type { ListWords } from './listWords'
import { RecordTable } from './RecordTable'
import { tableData } from './tableTexts'
import type { List } from './useList'

interface ListScreenProps<Row extends object> {
  list: List<Row>
  words: ListWords
  dialogs: RecordDialogs<Row>
  /** Beside the title and the count. */
  aside?: ReactNode
  /** Another button for an empty list. */
  emptyAction?: ReactNode
}

/** A screen that is one list of records: its header, its filters, its table, and what is done with several. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { list, words, dialogs, aside, emptyAction } = props
  const { query, queryKey, filteredRows, rows, columns, tableState, season, filters, onAdd } = list
  const selection = dialogs.bulk && list.selection
  const filterTexts = () => [
    ...(tableState.search ? [`${words.search}: ${tableState.search}`] : []),
    ...(season?.filterText ? [season.filterText] : []),
    ...(filters?.texts() ?? []),
  ]
  const isSearched = tableState.searched !== ''
  const isFiltered = filters !== undefined && filters.chosenCount > 0
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          <>
            {filteredRows && (
              <RowCount text={counted(rows.length, words.row)} season={season?.name} />
            )}
            {season && season.hiddenCount > 0 && (
              <>
                <span
                  className={styles.rows}
                >{` · ${counted(season.hiddenCount, words.row)} in other seasons`}</span>
                <Button size="small" onClick={season.onShowAll}>
                  Show all
                </Button>
              </>
            )}
            {aside}
          </>
        }
      >
        <div className={styles.search}>
          <SearchField
            label={words.search}
            value={tableState.search}
            onChange={tableState.setSearch}
          />
          {season?.select}
        </div>
        <div className={styles.tools}>
          <ListTools
            title={words.title}
            filterTexts={filterTexts}
            table={filteredRows && tableData(rows, columns)}
            selection={selection}
            isScreen
          />
          <AddButton name={words.add} onClick={onAdd} />
        </div>
      </PageHeader>
      <ListState list={queryKey} query={query} loading={words.loading} failed={words.failed}>
        {(all) => (
          <div className={filters && styles.list} data-chosen={isFiltered || undefined}>
            {filters && <div className={styles.filters}>{filters.bar}</div>}
            {filters && filteredRows && (
              <div className={isFiltered || isSearched ? styles.count : visuallyHidden.text}>
                <span role="status">{countOf(rows.length, filters.totalCount, words.row)}</span>
                {filters.note}
              </div>
            )}
            {filters?.state}
            {list.isOtherMatches && (
              <div role="status" className={styles.others}>
                <span>{words.empty}</span> <span>These match in other columns:</span>
              </div>
            )}
            {filteredRows && (
              <RecordTable
                label={words.title}
                {...list}
                {...list.order}
                selection={selection}
                openKey={list.edited?.record ? list.rowKey(list.edited.record) : undefined}
                empty={
                  <EmptyList
                    words={
                      season?.hiddenCount
                        ? `No ${plural(words.row)} in ${season.name}.`
                        : words.empty
                    }
                  >
                    {all.length === 0 ? (
                      <>
                        <AddButton name={words.add} onClick={onAdd} />
                        {emptyAction}
                      </>
                    ) : (
                      <>
                        {isFiltered && <Button onClick={filters.clear}>Clear filters</Button>}
                        {isSearched && (
                          <Button onClick={() => tableState.setSearch('')}>Clear search</Button>
                        )}
                        {season?.onShowAll && (
                          <Button onClick={season.onShowAll}>All seasons</Button>
                        )}
                      </>
                    )}
                  </EmptyList>
                }
              />
            )}
          </div>
        )}
      </ListState>
      <ListDialogs list={list} words={words} dialogs={dialogs} />
    </>
  )
}

/** How many rows the table shows, and of which season. */
export function RowCount({ text, season }: { text: string; season?: string | undefined }) {
  return (
    <span className={styles.rows} title="Rows shown">
      {[text, season].filter(Boolean).join(' · ')}
    </span>
  )
}

/** `12 of 41 games` of those that the search leaves. */
const countOf = (count: number, total: number, row: string) =>
  count === total ? counted(total, row) : `${count} of ${counted(total, row)}`

/**
 * Replaces a list without rows: the reason, and the next step (docs/rules/screens.md#all-dashboards).
 * @param children buttons: where a search, filters or a season hide what there is, they bring it back; where
 * there is nothing, they begin the first record.
 */
export function EmptyList({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <div>{words}</div>
      <div className={styles.nextSteps}>{children}</div>
    </>
  )
}
