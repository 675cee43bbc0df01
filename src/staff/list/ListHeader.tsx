import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { counted } from '../../domain/text'
import { AddButton, PageHeader } from '../../ui/PageHeader'
import { FilterSelect } from './FilterBar'
import styles from './ListScreen.module.css'
import { ListTools } from './ListTools'
import type { ListWords } from './listWords'
import { SearchField } from './SearchField'
import type { RowSelection } from './selection'
import { tableData } from './tableTexts'
import type { List } from './useList'

interface ListHeaderProps<Row extends object> {
  list: List<Row>
  words: ListWords
  /** Undefined if rows can't be selected. */
  selection: RowSelection<Row> | undefined
  /** Shown beside the title and the count. */
  aside: ReactNode
}

/** The header of a list: its title and count, its search and season, its tools and Add button. */
export function ListHeader<Row extends object>(props: ListHeaderProps<Row>) {
  const { list, words, selection, aside } = props
  const { filteredRows, rows, columns, season, filters, onAdd } = list
  const { search, setSearch } = list.tableState
  const hiddenRows = counted(season?.hiddenCount ?? 0, words.noun)
  const filterTexts = () => [
    ...(search ? [`${words.searchLabel}: ${search}`] : []),
    ...(season?.filterText ? [season.filterText] : []),
    ...(filters?.texts() ?? []),
  ]
  return (
    <PageHeader
      title={words.title}
      aside={
        <>
          {filteredRows && (
            <RowCount text={counted(rows.length, words.noun)} season={season?.name} />
          )}
          {season && season.hiddenCount > 0 && (
            <>
              <span className={styles.rows}>{` · ${hiddenRows} in other seasons`}</span>
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
        <SearchField label={words.searchLabel} value={search} onChange={setSearch} />
        {season?.select && <FilterSelect label="Season" none="All seasons" {...season.select} />}
      </div>
      <div className={styles.tools}>
        <ListTools
          title={words.title}
          filterTexts={filterTexts}
          table={filteredRows && tableData(rows, columns)}
          selection={selection}
          printsWithBrowser
        />
        <AddButton name={words.add} onClick={onAdd} />
      </div>
    </PageHeader>
  )
}

/** The number of shown rows, and their season. */
export function RowCount({ text, season }: { text: string; season?: string | undefined }) {
  return (
    <span className={styles.rows} title="Rows shown">
      {[text, season].filter(Boolean).join(' · ')}
    </span>
  )
}
