import Stack from '@mui/material/Stack'
import { AddButton } from '../../ui/AddButton'
import { PageHeader } from '../../ui/PageHeader'
import { SearchField } from '../../ui/table/SearchField'
import type { TableState } from '../../ui/table/useTableState'
import type { TableTools } from '../../ui/table/useTableTools'
import type { ListSeason } from './ListSeason'
import { ListTools } from './ListTools'

/** The head of a screen that is one list: its title, its search box, its button for a new record. */
export function ListHeader<Row>({
  title,
  search,
  table,
  season,
  tools,
  add,
  onAdd,
}: {
  title: string
  /** How the search box is called. */
  search: string
  table: TableState
  /** Where old seasons fold away. */
  season?: Pick<ListSeason<Row>, 'choice' | 'told'>
  /** Of the list's table. */
  tools: TableTools<Row>
  /** How the button is called. */
  add: string
  onAdd: () => void
}) {
  const choice = season?.choice
  return (
    <PageHeader title={title}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ flex: 1 }}>
        <SearchField label={search} value={table.search} onChange={table.setSearch} />
        {choice}
      </Stack>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <ListTools
          title={title}
          told={[table.search && `${search}: ${table.search}`, season?.told]
            .filter(Boolean)
            .join(', ')}
          shown={tools.shown}
          select={tools}
        />
        <AddButton name={add} onClick={onAdd} />
      </Stack>
    </PageHeader>
  )
}
