import type { ReactNode } from 'react'
import { AddButton } from '../../ui/AddButton'
import { PageHeader } from '../../ui/PageHeader'
import styles from './ListHeader.module.css'
import type { ListSeason } from './ListSeason'
import { ListTools } from './ListTools'
import { RowCount } from './RowCount'
import { SearchField } from './SearchField'
import type { TableState } from './useTableState'
import type { TableTools } from './useTableTools'

/** The head of a screen that is one list: its title, its search box, its button for a new record. */
export function ListHeader<Row>({
  title,
  search,
  row,
  table,
  season,
  tools,
  beside,
  add,
  onAdd,
}: {
  title: string
  /** How the search box is called. */
  search: string
  /** What one row is, as its count beside the title has it. */
  row: string
  table: TableState
  /** Where old seasons fold away. */
  season?: Pick<ListSeason<Row>, 'choice' | 'told' | 'shown'>
  /** Of the list's table. */
  tools: TableTools<Row>
  /** Stands beside the count. */
  beside?: ReactNode
  /** How the button is called. */
  add: string
  onAdd: () => void
}) {
  const choice = season?.choice
  return (
    <PageHeader
      title={title}
      aside={
        <>
          <RowCount row={row} tools={tools} season={season?.shown} />
          {beside}
        </>
      }
    >
      <div className={styles.search}>
        <SearchField label={search} value={table.search} onChange={table.setSearch} />
        {choice}
      </div>
      <div className={styles.tools}>
        <ListTools
          title={title}
          told={[table.search && `${search}: ${table.search}`, season?.told]
            .filter(Boolean)
            .join(', ')}
          shown={tools.shown}
          select={tools}
          isScreen
        />
        <AddButton name={add} onClick={onAdd} />
      </div>
    </PageHeader>
  )
}
