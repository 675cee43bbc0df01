import DownIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import type { ShownTable, TableTools } from './useTableTools'

const TableMenu = lazyDialog(() => import('./TableMenu'), 'TableMenu')
const PrintedTable = lazyDialog(() => import('./PrintedTable'), 'PrintedTable')

/** A table on its way to paper. */
interface Printed {
  table: ShownTable
  /** The browser is about to print anyway. */
  isPrinting: boolean
}

/**
 * What can be done with a table: export and print, behind one button, and, where its rows can be
 * selected, the button that begins it (docs/rules/tables.md).
 */
export function ListTools({
  title,
  told = '',
  shown,
  select,
  isScreen = false,
}: {
  /** How the table is called, in files and on paper. */
  title: string
  /** What was searched, in words; '' for nothing. */
  told?: string
  /** The table as it stands there now; undefined while there is none. */
  shown: () => ShownTable | undefined
  /** Left out where rows cannot be selected. */
  select?: Pick<TableTools<unknown>, 'isSelecting' | 'setSelecting'> | undefined
  /** The screen is this table: the browser's own print prints it like 'Print table'. */
  isScreen?: boolean
}) {
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [printed, setPrinted] = useState<Printed>()
  const isAsked = printed !== undefined && !printed.isPrinting
  useEffect(() => {
    if (!isScreen || isAsked) return
    const begin = () => {
      const table = shown()
      // An open dialog is what somebody wants to have on paper.
      if (!PrintedTable.isLoaded() || !table?.rows.length) return
      if (document.querySelector('[role="dialog"]')) return
      flushSync(() => setPrinted({ table, isPrinting: true }))
    }
    window.addEventListener('beforeprint', begin)
    return () => window.removeEventListener('beforeprint', begin)
  }, [isScreen, isAsked, shown])
  return (
    <>
      {select && <SelectButton {...select} />}
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
        <TableMenu
          id={menuId}
          anchor={anchor}
          title={title}
          table={shown()}
          onPrint={(table) => setPrinted({ table, isPrinting: false })}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {printed && (
        <PrintedTable
          title={title}
          told={[told, ...(printed.table.told?.() ?? [])].filter(Boolean)}
          {...printed}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </>
  )
}

/** Begins and ends selecting; who ends it elsewhere finds the focus here. */
function SelectButton({
  isSelecting,
  setSelecting,
}: Pick<TableTools<unknown>, 'isSelecting' | 'setSelecting'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSelecting) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isSelecting])
  return (
    <Button
      ref={button}
      variant={isSelecting ? 'contained' : 'outlined'}
      aria-pressed={isSelecting}
      onClick={() => setSelecting(!isSelecting)}
    >
      <span>Select</span>
    </Button>
  )
}
