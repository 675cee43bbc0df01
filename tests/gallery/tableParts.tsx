import { useEffect, useState } from 'react'
import type { RecordColumn } from '../../src/staff/list/columns'
import { FilterBar, FilterSelect } from '../../src/staff/list/FilterBar'
import { RecordTable } from '../../src/staff/list/RecordTable'
import { deleteIcon, editIcon, RowAction } from '../../src/staff/list/rowButtons'
import { SearchField } from '../../src/staff/list/SearchField'
import { SelectBar } from '../../src/staff/list/SelectBar'
import { useSelection } from '../../src/staff/list/selection'
import type { ColumnSort } from '../../src/staff/list/sort'
import { useFilter } from '../../src/staff/list/useFilter'
import { Chips } from '../../src/ui/Chips'
import { type Parts, State, States } from './State'
import { LONG_NAME, LONG_WORD, nothing } from './samples'

interface Row {
  name: string
  plans: string[]
}

const rows: Row[] = [
  { name: 'B1 Chicago', plans: ['P26FULL', 'P26HA'] },
  { name: LONG_NAME, plans: [] },
  { name: LONG_WORD, plans: [LONG_WORD] },
]

const actionsOf = (name: string) => (
  <>
    <RowAction name="Edit" record={name} icon={editIcon} onClick={nothing} />
    <RowAction name="Delete" record={name} icon={deleteIcon} onClick={nothing} />
  </>
)

const columns: RecordColumn<Row>[] = [
  { id: 'name', header: 'Event Name', width: 40, value: ({ name }) => name },
  {
    id: 'plans',
    header: 'Plans',
    width: 40,
    value: ({ plans }) => plans.join(),
    cell: ({ plans }) => <Chips names={plans} emptyText="No Plans" />,
  },
  { id: 'actions', header: 'Actions', width: 20, cell: ({ name }) => actionsOf(name) },
]

const nameOf = ({ name }: Row) => name
const shared = { columns, rowKey: nameOf, empty: 'No games found.' }

function RecordTableStates() {
  const [sort, setSort] = useState<ColumnSort>({ column: 'name', descending: false })
  return (
    <States
      of={{ Empty: <RecordTable {...shared} label="No games" rows={[]} /> }}
      wide={{
        'Rows; cards where the window is narrow': (
          <RecordTable {...shared} label="Games" rows={rows} order={{ sort, onSort: setSort }} />
        ),
      }}
    />
  )
}

function SelectBarStates() {
  const selection = useSelection(nameOf, nameOf)
  const { setOn } = selection
  useEffect(() => setOn(true), [setOn])
  return (
    <State name="Below its table, with the boxes" width="wide">
      <RecordTable {...shared} label="Games to select" rows={rows} selection={selection} />
      <SelectBar
        list={{ rows, columns, selection }}
        rows={rows}
        title="Games to select"
        noun="game"
        others={[{ name: 'Add to plan', run: nothing }]}
        onDelete={nothing}
      />
    </State>
  )
}

function SearchFieldStates() {
  const [text, setText] = useState(LONG_WORD)
  return (
    <States
      of={{ Empty: <SearchField label="Search Games" value="" onChange={nothing} /> }}
      narrow={{
        'With a long word': <SearchField label="Search Plans" value={text} onChange={setText} />,
      }}
    />
  )
}

const FILTERED = ['plan'] as const
const choice = { label: 'Plan', none: 'All plans', options: [['P26FULL', LONG_NAME]] } as const

function FilterBarStates() {
  const filters = useFilter(FILTERED)
  return (
    <States
      of={{
        'A long name that is no option any more': (
          <FilterSelect {...choice} value={LONG_WORD} onChange={nothing} />
        ),
      }}
      wide={{
        'Folded where the window is narrow': (
          <FilterBar filters={filters} fields={[{ name: 'plan', ...choice }]} />
        ),
      }}
    />
  )
}

/** What lies in `src/staff/list`. */
export const tableParts: Parts = {
  FilterBar: FilterBarStates,
  RecordTable: RecordTableStates,
  RowAction: () => <States of={{ 'Tooltips come with pointer and focus': actionsOf('B1') }} />,
  SearchField: SearchFieldStates,
  SelectBar: SelectBarStates,
}
