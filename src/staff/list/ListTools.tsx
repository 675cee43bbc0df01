import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import type { Selection } from './selection'
import { exportTable, type TableData } from './tableTexts'

const PrintedTable = lazyDialog(() => import('./PrintedTable'), 'PrintedTable')

/** A table on its way to paper. */
interface Printed {
  table: TableData
  /** What it is narrowed down to. */
  told: readonly string[]
  /** The browser is about to print anyway. */
  isPrinting: boolean
}

/**
 * What can be done with a table: export and print, behind one button, and, where its rows can be
 * selected, the button that begins it (docs/rules/tables.md).
 */
export function ListTools<Row>({
  title,
  narrowedTo = () => [],
  table,
  selection,
  isScreen = false,
}: {
  /** How the table is called, in files and on paper. */
  title: string
  /** What it is narrowed down to, in words. */
  narrowedTo?: () => readonly string[]
  /** Undefined while there is none. */
  table: TableData | undefined
  /** Left out where rows cannot be selected. */
  selection?: Selection<Row> | undefined
  /** The screen is this table: the browser's own print prints it like 'Print table'. */
  isScreen?: boolean
}) {
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [printed, setPrinted] = useState<Printed>()
  const isAsked = printed !== undefined && !printed.isPrinting
  const isEmpty = !table?.rows.length
  const print = (isPrinting: boolean) =>
    table && setPrinted({ table, told: narrowedTo(), isPrinting })
  const onBeforePrint = useEffectEvent(() => {
    // An open dialog is what somebody wants to have on paper.
    if (!PrintedTable.isLoaded() || isEmpty || document.querySelector('[role="dialog"]')) return
    flushSync(() => print(true))
  })
  useEffect(() => {
    if (!isScreen || isAsked) return
    const listener = () => onBeforePrint()
    window.addEventListener('beforeprint', listener)
    return () => window.removeEventListener('beforeprint', listener)
  }, [isScreen, isAsked])
  const choose = (action: () => void) => () => {
    setAnchor(undefined)
    action()
  }
  return (
    <>
      {selection && <SelectButton selection={selection} />}
      <Button
        variant="outlined"
        endIcon={<DownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>More</span>
      </Button>
      {anchor && (
        <Menu id={menuId} open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          <MenuItem disabled={isEmpty} onClick={choose(() => table && exportTable(title, table))}>
            <span>Export as CSV</span>
          </MenuItem>
          <MenuItem disabled={isEmpty} onClick={choose(() => print(false))}>
            <span>Print table</span>
          </MenuItem>
        </Menu>
      )}
      {printed && <PrintedTable title={title} {...printed} onClose={() => setPrinted(undefined)} />}
    </>
  )
}

/** Begins and ends selecting; ended elsewhere, it gets the focus. */
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
