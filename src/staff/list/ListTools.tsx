import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { csvText } from '../../domain/csv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
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
  isScreen?: boolean
}

/**
 * The menu that exports and prints a table, and the button that starts selecting if rows can be
 * selected (docs/rules/tables.md).
 */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { title, filterTexts = () => [], table, selection, isScreen = false } = props
  const [print, setPrint] = useState<'asked for' | 'begun by the browser'>()
  const isAsked = print === 'asked for'
  const isEmpty = !table?.rowCount
  const onBeforePrint = useEffectEvent(() => {
    // If a dialog is open, the browser prints the dialog.
    if (!PrintedTable.isLoaded() || isEmpty || document.querySelector('[role="dialog"]')) return
    flushSync(() => setPrint('begun by the browser'))
  })
  useEffect(() => {
    if (!isScreen || isAsked) return
    window.addEventListener('beforeprint', onBeforePrint)
    return () => window.removeEventListener('beforeprint', onBeforePrint)
  }, [isScreen, isAsked])
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
          { name: 'Print table', run: () => setPrint('asked for') },
        ]}
      />
      {print && table && (
        <PrintedTable
          title={title}
          table={table}
          filters={filterTexts()}
          isFromBrowser={!isAsked}
          onClose={() => setPrint(undefined)}
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
