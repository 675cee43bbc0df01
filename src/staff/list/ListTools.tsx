import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { csvText } from '../../domain/csv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import { isDialogOpen } from '../../ui/dialog/DialogOverlay'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { MenuButton } from '../../ui/MenuButton'
import type { RowSelection } from './selection'
import type { TableData } from './tableTexts'

const PrintedTable = lazyDialog(() => import('./PrintedTable'), 'PrintedTable')

interface ListToolsProps<Row> {
  /** The table's name in files and on paper. */
  title: string
  /** Returns the search and filters of the table as printed texts. */
  filterTexts?: () => readonly string[]
  /** Undefined while the rows are loading. */
  table: TableData | undefined
  /** Omitted if rows can't be selected. */
  selection?: RowSelection<Row> | undefined
  /** Whether the browser's own print command also prints this table, like 'Print table'. */
  printsWithBrowser?: boolean
}

/**
 * The menu that exports and prints a table, and the button that starts selecting if rows can be
 * selected (docs/rules/tables.md).
 */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { title, filterTexts = () => [], table, selection, printsWithBrowser = false } = props
  const [printedBy, setPrintedBy] = useState<'button' | 'browser'>()
  const isEmpty = !table?.rowCount
  const onBeforePrint = useEffectEvent(() => {
    // If a dialog is open, the browser prints the dialog.
    if (!PrintedTable.isLoaded() || isEmpty || isDialogOpen()) return
    flushSync(() => setPrintedBy('browser'))
  })
  const isListening = printsWithBrowser && printedBy !== 'button'
  useEffect(() => {
    if (!isListening) return
    window.addEventListener('beforeprint', onBeforePrint)
    return () => window.removeEventListener('beforeprint', onBeforePrint)
  }, [isListening])
  return (
    <>
      {selection && <SelectButton selection={selection} />}
      <MenuButton
        name="More"
        variant="outlined"
        endIcon={<DownIcon />}
        areActionsDisabled={isEmpty}
        actions={[
          { name: 'Export as CSV', run: () => table && exportTable(title, table) },
          { name: 'Print table', run: () => setPrintedBy('button') },
        ]}
      />
      {printedBy && table && (
        <PrintedTable
          title={title}
          table={table}
          filters={filterTexts()}
          isFromBrowser={printedBy === 'browser'}
          onClose={() => setPrintedBy(undefined)}
        />
      )}
    </>
  )
}

/** Downloads a table as a CSV file, named by its title and the day. */
export const exportTable = (title: string, { headers, fileRows }: TableData): void =>
  download(`${title} ${todayEastern()}.csv`, csvText([headers, ...fileRows()]), 'text/csv')

/** Starts and ends selecting. Receives the focus when selecting ends elsewhere. */
function SelectButton<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { isOn, setOn } = selection
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOn) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isOn])
  return (
    <Button
      ref={button}
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    >
      <span>Select</span>
    </Button>
  )
}
