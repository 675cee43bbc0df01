import { useState } from 'react'
import { selectCell } from '../../src/ui/grid/cells'
import { Grid } from '../../src/ui/grid/Grid'
import { type Parts, States } from './State'
import { LONG_NAME, LONG_WORD, nothing } from './samples'

const rows = [
  { id: 'loge', name: 'Loge', cells: [{ text: '61.50' }, { text: '307.50' }] },
  {
    id: 'long',
    name: LONG_NAME,
    note: 'Not saved: No answer.',
    cells: [
      { text: '63.00', mark: 'changed', note: 'Changed from $60.00' },
      { text: LONG_WORD, mark: 'invalid', note: 'Was $300' },
    ],
  },
] as const
const columns = [
  { id: 'price', title: 'Price/Game' },
  { id: 'total', title: 'Total' },
]

function GridStates() {
  const [selection, setSelection] = useState(selectCell({ row: 0, column: 0 }))
  const on = { select: setSelection, write: nothing, typing: nothing, undo: nothing, redo: nothing }
  const groups = [{ title: 'Plan A', rows }]
  const shared = { label: 'Prices', heading: 'Location', columns, groups, selection, events: on }
  return <States wide={{ 'One stop of the Tab key; nothing is kept here': <Grid {...shared} /> }} />
}

/** What lies in `src/ui/grid`. */
export const gridParts: Parts = { Grid: GridStates }
