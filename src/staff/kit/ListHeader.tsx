import { AddButton } from '../../ui/AddButton'
import { PageHeader } from '../../ui/PageHeader'
import { SearchField } from '../../ui/table/SearchField'
import type { TableState } from '../../ui/table/useTableState'

/** The head of a screen that is one list: its title, its search box, its button for a new record. */
export function ListHeader({
  title,
  search,
  table,
  add,
  onAdd,
}: {
  title: string
  /** How the search box is called. */
  search: string
  table: TableState
  /** How the button is called. */
  add: string
  onAdd: () => void
}) {
  return (
    <PageHeader title={title}>
      <SearchField label={search} value={table.search} onChange={table.setSearch} />
      <AddButton name={add} onClick={onAdd} />
    </PageHeader>
  )
}
