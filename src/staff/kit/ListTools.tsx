import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import type { ShownTable } from '../../ui/table/useTableTools'

const TableMenu = lazyDialog(() => import('./table/TableMenu'), 'TableMenu')
const PrintedTable = lazyDialog(() => import('./table/PrintedTable'), 'PrintedTable')

/** What can be done with all of a table: export and print, behind one button. */
export function ListTools({
  title,
  told = '',
  shown,
}: {
  /** How the table is called, in files and on paper. */
  title: string
  /** What was searched, in words; '' for nothing. */
  told?: string
  /** The table as it stands there now; undefined while there is none. */
  shown: () => ShownTable | undefined
}) {
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [printed, setPrinted] = useState<ShownTable>()
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        <span>More</span>
      </Button>
      {anchor && (
        <TableMenu
          id={menuId}
          anchor={anchor}
          title={title}
          table={shown()}
          onPrint={setPrinted}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {printed && (
        <PrintedTable
          title={title}
          told={[told, ...(printed.told?.() ?? [])].filter(Boolean)}
          table={printed}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </>
  )
}
