import { useState } from 'react'
import { at } from '../../src/ui/grid/cells'
import { Grid } from '../../src/ui/grid/Grid'
import { type Parts, State } from './State'
import { LONG_NAME, LONG_WORD, nothing } from './samples'

const gridRows = [
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

function GridStates() {
  const [selection, setSelection] = useState(at({ row: 0, column: 0 }))
  return (
    <State name="One stop of the Tab key; nothing is kept here" width="wide">
      <Grid
        label="Prices"
        heading="Location"
        columns={gridColumns}
        groups={[{ id: 'a', title: 'Plan A', rows: gridRows }]}
        selection={selection}
        on={{ select: setSelection, write: nothing, typing: nothing, undo: nothing, redo: nothing }}
      />
    </State>
  )
}

const gridColumns = [
  { id: 'price', title: 'Price/Game' },
  { id: 'total', title: 'Total' },
]

/** What lies in `src/ui/grid`. */
export const gridParts: Parts = { Grid: GridStates }
