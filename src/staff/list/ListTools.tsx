import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { MenuButton } from '../../ui/MenuButton'
import type { Selection } from './selection'
import { exportTable, type TableData } from './tableTexts'

const PrintedTable = lazyDialog(() => import('./PrintedTable'), 'PrintedTable')

interface ListToolsProps<Row> {
  /** The table's name in files and on paper. */
  title: string
  /** The search and the filters of the table, as printed texts. */
  filterTexts?: () => readonly string[]
  /** Undefined while the rows are loading. */
  table: TableData | undefined
  /** Omitted when rows cannot be selected. */
  selection?: Selection<Row> | undefined
  /** The screen is this table: the browser's own print prints it like 'Print table'. */
  isScreen?: boolean
}

/**
 * The menu that exports and prints a table and, where rows can be selected, the button that starts selecting
 * (docs/rules/tables.md).
 */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { title, filterTexts = () => [], table, selection, isScreen = false } = props
  const [print, setPrint] = useState<'asked for' | 'begun by the browser'>()
  const isAsked = print === 'asked for'
  const isEmpty = !table?.rows.length
  const onBeforePrint = useEffectEvent(() => {
    // With an open dialog the browser prints the dialog.
    if (!PrintedTable.isLoaded() || isEmpty || document.querySelector('[role="dialog"]')) return
    flushSync(() => setPrint('begun by the browser'))
  })
  useEffect(() => {
    if (!isScreen || isAsked) return
    const listener = () => onBeforePrint()
    window.addEventListener('beforeprint', listener)
    return () => window.removeEventListener('beforeprint', listener)
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
          {...{ title, table }}
          filters={filterTexts()}
          isPrinting={!isAsked}
          onClose={() => setPrint(undefined)}
        />
      )}
    </>
  )
}

/** Starts and ends selecting. When selecting ends elsewhere, the button gets the focus. */
function SelectButton<Row>({ selection: { isOn, setOn } }: { selection: Selection<Row> }) {
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
