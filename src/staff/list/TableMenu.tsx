import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { exportTable } from './exportTable'
import type { ShownTable } from './useTableTools'

/** What can be done with a whole table as it stands on the screen. */
export function TableMenu({
  id,
  anchor,
  title,
  table,
  onPrint,
  onClose,
}: {
  /** For the button that opens it. */
  id: string
  anchor: HTMLElement
  /** How the table is called. */
  title: string
  table: ShownTable | undefined
  onPrint: (table: ShownTable) => void
  onClose: () => void
}) {
  const run = (action: (table: ShownTable) => void) => () => {
    onClose()
    if (table) action(table)
  }
  const isEmpty = table === undefined || table.rows.length === 0
  return (
    <Menu id={id} open anchorEl={anchor} onClose={onClose}>
      <MenuItem disabled={isEmpty} onClick={run((shown) => exportTable(title, shown))}>
        <span>Export as CSV</span>
      </MenuItem>
      <MenuItem disabled={isEmpty} onClick={run(onPrint)}>
        <span>Print table</span>
      </MenuItem>
    </Menu>
  )
}
