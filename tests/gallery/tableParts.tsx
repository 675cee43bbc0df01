import { useEffect, useState } from 'react'
import { deleteIcon, editIcon, type RecordColumn, RowAction } from '../../src/staff/list/columns'
import { FilterBar, FilterChoice, SearchField } from '../../src/staff/list/FilterBar'
import { RecordTable } from '../../src/staff/list/RecordTable'
import { SelectBar } from '../../src/staff/list/SelectBar'
import { useSelection } from '../../src/staff/list/selection'
import { type Sort, useFilter } from '../../src/staff/list/useTableState'
import { Chips } from '../../src/ui/Chips'
import { type Parts, State } from './State'
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

const columns: RecordColumn<Row>[] = [
  { id: 'name', header: 'Event Name', width: 40, value: ({ name }) => name },
  {
    id: 'plans',
    header: 'Plans',
    width: 40,
    value: ({ plans }) => plans.join(),
    cell: ({ plans }) => <Chips names={plans} none="No Plans" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 20,
    cell: ({ name }) => (
      <>
        <RowAction name="Edit" record={name} icon={editIcon} onClick={nothing} />
        <RowAction name="Delete" record={name} icon={deleteIcon} onClick={nothing} />
      </>
    ),
  },
]

function RecordTableStates() {
  const [sort, setSort] = useState<Sort>({ column: 'name', descending: false })
  const shared = { columns, rowKey: ({ name }: Row) => name, empty: 'No games found.' }
  return (
    <>
      <State name="Rows; cards where the window is narrow" width="wide">
        <RecordTable {...shared} label="Games" rows={rows} sort={sort} onSort={setSort} />
      </State>
      <State name="Empty">
        <RecordTable {...shared} label="No games" rows={[]} />
      </State>
    </>
  )
}

function SelectBarStates() {
  const selection = useSelection(nameOf, nameOf)
  const { setOn } = selection
  useEffect(() => setOn(true), [setOn])
  return (
    <State name="Below its table, with the boxes" width="wide">
      <RecordTable
        label="Games to select"
        {...{ rows, columns, selection }}
        rowKey={nameOf}
        empty=""
      />
      <SelectBar
        list={{ rows, columns, selection }}
        all={rows}
        noun={['game', 'games']}
        actions={[
          { name: 'Add to plan', run: nothing },
          { name: 'Delete', run: nothing },
        ]}
      />
    </State>
  )
}
const nameOf = ({ name }: Row) => name

const RowActionStates = () => (
  <State name="Its tooltip comes with the pointer and the focus">
    <RowAction name="Edit" record="B1" icon={editIcon} onClick={nothing} />
    <RowAction name="Delete" record="B1" icon={deleteIcon} onClick={nothing} />
  </State>
)

function SearchFieldStates() {
  const [text, setText] = useState(LONG_WORD)
  return (
    <>
      <State name="Empty">
        <SearchField label="Search Games" value="" onChange={nothing} />
      </State>
      <State name="With a long word, narrow" width="narrow">
        <SearchField label="Search Plans" value={text} onChange={setText} />
      </State>
    </>
  )
}

function FilterBarStates() {
  const filters = useFilter(FILTERED)
  return (
    <State name="Folded where the window is narrow" width="wide">
      <FilterBar
        filters={filters}
        choices={[
          { name: 'plan', label: 'Plan', all: 'All plans', options: [['P26FULL', LONG_NAME]] },
        ]}
      />
    </State>
  )
}

const FILTERED = ['plan'] as const

const FilterChoiceStates = () => (
  <State name="A long name that is no option any more">
    <FilterChoice
      label="Plan"
      all="All plans"
      value={LONG_WORD}
      options={[['P26FULL', 'P26FULL']]}
      onChoose={nothing}
    />
  </State>
)

/** What lies in `src/staff/list`. */
export const tableParts: Parts = {
  FilterBar: () => (
    <>
      <FilterBarStates />
      <FilterChoiceStates />
    </>
  ),
  RecordTable: RecordTableStates,
  RowAction: RowActionStates,
  SearchField: SearchFieldStates,
  SelectBar: SelectBarStates,
}
